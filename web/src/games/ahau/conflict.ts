/** The conflict that is being settled, as the engine has told of it. */
import type { Moved, Told } from "$games/board";

export interface Fighter {
  seat: number;
  number: number;
  weapons: number;
  strength: number;
}

export interface Conflict {
  region: number;
  /** The strongest, who has won, first. */
  fighters: Fighter[];
  /** What decided it. */
  by: string;
}

/** The last conflict of what was done so far; conflicts are settled one after the other. */
export function lastConflict(moves: readonly Moved[]): Conflict | null {
  const told = moves.findLast(({ events }) => events.some(begins))?.events ?? [];
  const [first, ...events] = told.slice(told.findLastIndex(begins));
  if (!first) return null;
  const fighters = events.filter(({ message }) => message === "event-strength").map(fighter);
  const won = events.find(({ message }) => message === "event-conflict-won");
  return { region: Number(first.args["region"]), fighters, by: String(won?.args["by"]) };
}

const begins = ({ message }: Told): boolean => message === "event-conflict";
const fighter = ({ seat, args }: Told): Fighter => ({
  seat,
  number: Number(args["number"]),
  weapons: Number(args["weapons"]),
  strength: Number(args["strength"]),
});
