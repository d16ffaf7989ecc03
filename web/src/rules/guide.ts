/** The rules of a game in the order in which one learns them, and where in them each decision is explained. */
import type { Place } from "$board/places";
import type { Language } from "$lib/texts";
import guides from "../../../docs/rules/guides.json";
import { type Chapter, chapters } from "./ledger";
import type { TableSpec } from "./tables";

const ledgers = import.meta.glob<string>("../../../docs/rules/*.md", { query: "?raw", import: "default" });

/** A chapter with its icon, and the part of the board that shows what it is about. */
export interface Lesson extends Chapter {
  icon: string;
  /** A tab of the game's board; empty where a picture would not help. */
  tab: string;
  /** By row, the place of the board it speaks of: both get the same letter. */
  letters: Readonly<Record<string, Place>>;
  tables: readonly TableSpec[];
}

/** What things of a game's components are drawn as, and how the messages begin that name those without a name. */
export interface Names {
  icons: Readonly<Record<string, string>>;
  words: string;
}

interface Guide extends Names {
  ledgers: string[];
  chapters: { chapter: string; tab: string; icon: string; letters?: Record<string, Place>; tables?: TableSpec[] }[];
  steps: Record<string, string>;
  /** How a game began whose last turn the server shows. */
  turn?: unknown;
}

const GUIDES = guides as unknown as Record<string, Guide>;

/** The games whose rules can be read here. */
export const GAMES: readonly string[] = Object.keys(GUIDES);

const file = (ledger: string, language: Language): string =>
  `../../../docs/rules/${ledger}${language === "en" ? "" : `.${language}`}.md`;

const read = async (ledger: string, language: Language): Promise<Chapter[]> =>
  chapters((await ledgers[file(ledger, language)]?.()) ?? "");

export async function lessons(game: string, language: Language): Promise<Lesson[]> {
  const guide = GUIDES[game];
  if (!guide) return [];
  const all = (await Promise.all(guide.ledgers.map((ledger) => read(ledger, language)))).flat();
  return guide.chapters.flatMap(({ chapter, tab, icon, letters = {}, tables = [] }) => {
    const found = all.find(({ id }) => id === chapter);
    return found ? [{ ...found, tab, icon, letters, tables }] : [];
  });
}

/** The chapter that explains a decision. */
export const chapterOfStep = (game: string, step: string): string => GUIDES[game]?.steps[step] ?? "";

export const namesIn = (game: string): Names => GUIDES[game] ?? { icons: {}, words: "" };

/** Whether a turn of the game can be followed. */
export const showsTurn = (game: string): boolean => GUIDES[game]?.turn !== undefined;

/** The letter that a row of a lesson shares with its place in the picture; empty where it has none. */
export const letterOf = ({ letters }: Pick<Lesson, "letters">, row: string): string => {
  const at = Object.keys(letters).indexOf(row);
  return at < 0 ? "" : String.fromCodePoint("A".codePointAt(0)! + at);
};
