/** The result of a game in order and in words. */
import type { Position } from "$lib/messages";
import type { Translate } from "$lib/texts";
import type { Words } from "$lib/words";
import type { Deed } from "./chronicle";

/** Seats by score, winners first. */
export function ranking({ scores, winners }: Position): number[] {
  const rank = (seat: number): number => (scores[seat] ?? 0) + (winners.includes(seat) ? 0.001 : 0);
  return scores.map((_, seat) => seat).sort((a, b) => rank(b) - rank(a));
}

/** The sources anybody has points from, in the order of the game. */
export const sourcesOf = (breakdown: readonly Record<string, number>[]): string[] =>
  [...new Set(breakdown.flatMap((one) => Object.keys(one)))].filter((source) => breakdown.some((one) => one[source]));

export function headline(t: Translate, position: Position, name: (seat: number) => string): string {
  const { scores, winners } = position;
  const names = new Intl.ListFormat(t.language).format(winners.map(name));
  if (winners.length > 1) return t("wins-shared", { names });
  const [first = 0, second] = scores.toSorted((a, b) => b - a);
  if (second === undefined) return t("wins-alone", { names, n: first });
  return first === second ? t("wins-tie", { names }) : t("wins-by", { names, n: first - second });
}

/** When a move was made, by what had last happened to everybody: its day, where the game has such (`when-EVENT`). */
export function whenOf(deeds: readonly Deed[], move: number, words: Words): string {
  const { t } = words;
  const events = deeds.filter((deed) => deed.move < move).flatMap((deed) => deed.events);
  const last = events.findLast(({ message }) => t.has(`when-${message}`));
  return last ? t(`when-${last.message}`, words.arguments(last.args)) : "";
}

const COLOURS = [
  "#7FB7C4",
  "#2F7F95",
  "#D9B44A",
  "#B7673F",
  "#6B7F4A",
  "#A79F93",
  "#8E6C8A",
  "#C98B7B",
  "#4F6D8F",
  "#9AA84F",
];
const LINES = ["", "M0 4H8", "M0 4H8M4 0V8", "M2 2h1v1h-1z", "M0 0L8 8"];

/** A colour and a pattern for each source: never colour alone. */
export function colourOf(i: number): { fill: string; lines: string; turn: number } {
  return { fill: COLOURS[i % COLOURS.length] ?? "", lines: LINES[i % LINES.length] ?? "", turn: i % 3 === 1 ? 45 : 0 };
}
