/** When something sounds: as the settings say, never twice at once, and not before somebody has touched the page. */
import { motion, settings } from "./settings.svelte";
import { makeSounds, type SoundName } from "./sounds";

const AGAIN_MS = 60;
const MOST_VOICES = 4;
const VOICE_MS = 400;
const IDLE_MS = 10_000;
/** What is still heard where moves are shown fast. */
const ALWAYS: readonly SoundName[] = ["place", "points", "drum", "call", "conch"];

let context: AudioContext | null = null;
let volume: GainNode | null = null;
let sounds: ReturnType<typeof makeSounds> | null = null;
let touched = 0;
const begun = new Map<SoundName, number>();

// Browsers let nothing sound before that.
for (const event of ["pointerdown", "keydown"])
  addEventListener(
    event,
    () => {
      touched = performance.now();
      if (context === null && settings.sound !== "off") open();
    },
    true,
  );

function open(): void {
  context = new AudioContext();
  volume = context.createGain();
  volume.connect(context.destination);
  sounds = makeSounds(context, volume);
}

/** Make a sound, whatever the settings say: to try how loud it is. */
export function tried(name: SoundName, n = 1, share = 1): void {
  if (context === null) open();
  if (!context || !volume) return;
  volume.gain.value = share * (settings.volume / 100) ** 2;
  sounds?.[name](context.currentTime + 0.01, n);
}

/** Make a sound of the table; those of others are half as loud. */
export function sound(name: SoundName, n = 1, own = true): void {
  const now = performance.now();
  const busy = [...begun.values()].filter((then) => now - then < VOICE_MS).length;
  if (settings.sound !== "all" || document.hidden || context === null || busy >= MOST_VOICES) return;
  if (now - (begun.get(name) ?? -AGAIN_MS) < AGAIN_MS || (motion() > 1 && !ALWAYS.includes(name))) return;
  begun.set(name, now);
  tried(name, n, own ? 1 : 0.5);
}

/** Call whose turn it is, where nobody has been here for a while; with bots alone only where everything sounds. */
export function call(withPeople: boolean): void {
  const away = document.hidden || performance.now() - touched > IDLE_MS;
  if (context !== null && away && (settings.sound === "all" || (settings.sound === "turn" && withPeople)))
    tried("call");
}
