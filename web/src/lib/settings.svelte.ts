/** What a person prefers on this device; kept in local storage. */
import { LANGUAGES, type Language } from "./texts";

export type Theme = "stone" | "night";
/** How fast opponents' moves are shown; 0 shows them at once. */
export const SPEEDS = [1, 2, 4, 0] as const;
export type Speed = (typeof SPEEDS)[number];

/** What sounds: only that it is one's turn, everything, nothing. */
export const SOUNDS = ["turn", "all", "off"] as const;
export type Sound = (typeof SOUNDS)[number];

interface Settings {
  language: Language;
  theme: Theme;
  speed: Speed;
  /** Keyboard shortcuts besides Tab, Enter and Esc. */
  shortcuts: boolean;
  /** Whether a turn that is over ends by itself: alone at once, as it can be taken back; else after some seconds. */
  endsByItself: boolean;
  /** Whether a tap on a touch screen chooses at once what can be undone, and is not shown its price first. */
  oneTap: boolean;
  /** What one is called at tables. */
  name: string;
  sound: Sound;
  /** From 0 to 100. */
  volume: number;
}

const KEY = "sacbe.settings";

const still = matchMedia("(prefers-reduced-motion: reduce)");

function first(): Settings {
  const korean = navigator.language.startsWith("ko");
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const usual: Settings = {
    language: korean ? "ko" : "en",
    theme: dark ? "night" : "stone",
    speed: 1,
    shortcuts: true,
    endsByItself: true,
    oneTap: false,
    name: "",
    sound: "turn",
    volume: 40,
  };
  return { ...usual, ...stored() };
}

function stored(): Partial<Settings> {
  const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  if (kept.language && !LANGUAGES.includes(kept.language)) delete kept.language;
  return kept;
}

export const settings = $state<Settings>(first());

/** Motion as wished: none where the system asks for less of it. */
export const motion = (): number => (still.matches ? 0 : settings.speed);

/** Keep the settings and apply them to the page; called inside an effect. */
export function keep(): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
  document.documentElement.dataset["theme"] = settings.theme;
  document.documentElement.lang = settings.language;
}
