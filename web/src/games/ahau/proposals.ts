/** Whole payments, gains, offerings and trades: several ways to do one thing, of which one is proposed and can be changed. */
import type { Place } from "$board/places";
import type { Choice } from "$games/board";

/** What is counted in one way: resources paid, tiles discarded, cards taken. */
export type Amounts = Record<string, number>;

export function amountsOf({ args }: Choice): Amounts {
  const single = (args["discards"] ?? args["cards"] ?? (args["card"] ? [args["card"]] : [])) as string[];
  const counted = { ...((args["pay"] ?? args["get"] ?? {}) as Amounts) };
  for (const one of single) counted[one] = (counted[one] ?? 0) + 1;
  const colour = args["colour"];
  return typeof colour === "string" ? { ...counted, [`as_${colour}`]: 1 } : counted;
}

/** Questions that are answered as a whole wherever they come from: the prompt proposes an answer. */
export const WHOLE: readonly string[] = ["pay_all", "gain_all", "recall_all"];

/** The ways to do the same thing: courses of a kind, at a place of the board where they have one. */
export const ways = (choices: readonly Choice[]): Choice[] => choices.filter(({ texts }) => texts !== undefined);

/** All that is counted in any of some ways. */
export const keysOf = (options: readonly Choice[]): string[] => [
  ...new Set(options.flatMap((option) => Object.keys(amountsOf(option)))),
];

const distance = (a: Amounts, b: Amounts): number =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].reduce(
    (sum, key) => sum + Math.abs((a[key] ?? 0) - (b[key] ?? 0)),
    0,
  );

/** The way that has one more of something and else changes least; where there is none, the fewest of it. */
export function changed(options: readonly Choice[], now: Choice, key: string): Choice {
  const held = amountsOf(now)[key] ?? 0;
  const count = (option: Choice): number => amountsOf(option)[key] ?? 0;
  const more = options.filter((option) => count(option) === held + 1);
  const least = Math.min(...options.map(count));
  const fitting = more.length ? more : options.filter((option) => count(option) === least);
  const near = (option: Choice): number => distance(amountsOf(option), amountsOf(now));
  const smallest = Math.min(...fitting.map(near));
  const nearest = fitting.filter((option) => near(option) === smallest);
  // Of equal ones the next: clicking on goes through all of them.
  const here = options.indexOf(now);
  return nearest.find((option) => options.indexOf(option) > here) ?? nearest[0] ?? now;
}

/** What a click on a place with such ways does: there is one thing to do, or a proposal to look at. */
export function gesture(choices: readonly Choice[]): { play: Choice } | { propose: Choice[] } | null {
  const [first, ...others] = choices;
  if (first && !others.length) return { play: first };
  const whole = ways(choices);
  const begun = new Set(whole.map(({ texts }) => texts?.[0]));
  // A single decision that begins a whole one is never meant alone.
  const single = choices.filter(({ text, texts }) => !texts && !begun.has(text));
  const all = [...whole, ...single];
  if (all.length === 1 && all[0]) return { play: all[0] };
  return all.length ? { propose: all } : null;
}

const waysToTake = (some: number, all: number): number => (some ? (waysToTake(some - 1, all - 1) * all) / some : 1);

/** Whether some sets (ids with commas between) of so many things are all there are of their sizes. */
export function complete(things: number, sets: readonly string[]): boolean {
  const sizes = [...new Set(sets.map((set) => (set ? set.split(",").length : 0)))];
  return sets.length === sizes.reduce((sum, size) => sum + waysToTake(size, things), 0);
}

const PROPOSAL = "proposal/";

/** What is picked up where a proposal is looked at. */
export const proposal = (place: Place): Place => `${PROPOSAL}${place}`;
/** The place of the proposal that is looked at. */
export const proposed = (picked: Place | null): Place | null =>
  picked?.startsWith(PROPOSAL) ? picked.slice(PROPOSAL.length) : null;
