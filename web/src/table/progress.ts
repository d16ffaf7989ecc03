/** How the points came over time: the course of every seat, and the moments that made the difference. */
import type { Told } from "$games/board";
import type { Deed } from "./chronicle";

/** Points that came or went at one moment, for one reason. */
export interface Swing {
  move: number;
  seat: number;
  cause: string;
  amount: number;
}

/** By seat, the points after each move, move 0 first. What was there before the first move is found from the end. */
export function courses(deeds: readonly Deed[], scores: readonly number[]): number[][] {
  return scores.map((score, seat) => {
    const gains = deeds.map(({ entries }) => pointsOf(entries, seat));
    let points = score - gains.reduce((sum, gain) => sum + gain, 0);
    return [points, ...gains.map((gain) => (points += gain))];
  });
}

const pointsOf = (entries: Deed["entries"], seat: number): number =>
  entries.filter((one) => one.what === "points" && one.seat === seat).reduce((sum, one) => sum + one.amount, 0);

/** The greatest gains and losses before the last move, which counts what is left, in the order they came. */
export function swings(deeds: readonly Deed[], most: number): Swing[] {
  const found = new Map<string, Swing>();
  for (const { move, entries } of deeds.slice(0, -1))
    for (const { what, seat, cause, amount } of entries) {
      if (what !== "points" || seat < 0) continue;
      const key = `${move} ${seat} ${cause}`;
      const known = found.get(key) ?? { move, seat, cause, amount: 0 };
      found.set(key, { ...known, amount: known.amount + amount });
    }
  const greatest = [...found.values()].toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount)).slice(0, most);
  return greatest.filter(({ amount }) => amount !== 0).toSorted((a, b) => a.move - b.move);
}

/** A part of the game and the points of every seat in it. */
export interface Part {
  name: string;
  points: number[];
}

/** Points by parts of the game; `begins` names the part that an event begins. What comes before the first has no name. */
export function parts(deeds: readonly Deed[], seats: number, begins: (event: Told) => string | null): Part[] {
  const nothing = (name: string): Part => ({ name, points: Array<number>(seats).fill(0) });
  const found = [nothing("")];
  for (const { entries, events } of deeds) {
    const name = events.map(begins).find((one) => one !== null);
    if (name != null) found.push(nothing(name));
    const { points } = found.at(-1)!;
    for (let seat = 0; seat < seats; seat++) points[seat]! += pointsOf(entries, seat);
  }
  return found.filter(({ name, points }) => name || points.some(Boolean));
}
