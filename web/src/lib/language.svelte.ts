/** The messages in use: those of the frame always, those of a game while it is shown. */
import { gameTexts } from "$games/registry";
import { settings } from "./settings.svelte";
import { type Language, type Translate, translate } from "./texts";

const frame = import.meta.glob<string>(["../texts/*.ftl", "../rules/texts/*.ftl"], {
  query: "?raw",
  import: "default",
});

/** What is said beside the rules of a game comes only where they are read. */
async function sources(language: Language, game: string | null, rules: boolean): Promise<string[]> {
  const own = (folder: string): Promise<string> => (frame[`../${folder}/${language}.ftl`] as () => Promise<string>)();
  const folders = rules ? ["texts", "rules/texts"] : ["texts"];
  const shared = await Promise.all([...folders.map(own), ...(await gameTexts("front", language))]);
  return game === null ? shared : [...shared, ...(await gameTexts(game, language))];
}

/** Korean letters come in many slices by range; their style sheet is fetched when somebody reads Korean. */
const fonts: Record<Language, () => Promise<unknown>> = {
  en: () => Promise.resolve(),
  ko: () => import("../styles/korean"),
};

const made = new Map<string, Promise<Translate>>();

/** The messages of a language with those of a game, and those beside its rules. */
export function messages(language: Language, game: string | null, rules = false): Promise<Translate> {
  const key = `${language} ${game} ${rules}`;
  let found = made.get(key);
  if (!found) {
    found = sources(language, game, rules).then((all) => translate(language, all));
    made.set(key, found);
  }
  return found;
}

/** The messages as they are now; what is shown changes when all of a language has arrived. */
export class Speech {
  private arrived = $state.raw<{ t: Translate; game: string | null } | null>(null);

  get t(): Translate | null {
    return this.arrived?.t ?? null;
  }

  /** Whether those of a game have arrived. Its name does not tell: Tzolk'in has a gear that is called Tikal. */
  knows(game: string): boolean {
    return this.arrived?.game === game;
  }

  constructor(game: () => string | null, rules = false) {
    $effect(() => {
      const { language } = settings;
      let stale = false;
      void fonts[language]();
      const shown = game();
      void messages(language, shown, rules).then((t) => {
        if (!stale) this.arrived = { t, game: shown };
      });
      return () => {
        stale = true;
      };
    });
  }
}
