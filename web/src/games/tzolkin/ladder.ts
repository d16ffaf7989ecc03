/** What another worker costs, besides its space: the ladder of the player board, and where on it a player stands. */
import type { Choice } from "$games/board";
import type { Components } from "./components";
import type { View } from "./view";

const PLACING = new Set(["place", "start", "over", "cheap", "quick"]);

export interface Rungs {
  costs: readonly number[];
  /** Workers placed this turn. */
  placed: number;
  /** Whether another can be placed now. */
  open: boolean;
  /** Workers the player has in all. */
  workers: number;
}

/** The ladder of a seat; of nobody in particular for a spectator. */
export function rungsOf(pack: Components, view: View, seat: number | null, choices: readonly Choice[]): Rungs {
  const own = seat === null ? undefined : view.seats[seat];
  const costs = own?.worker_costs ?? pack.placing.worker_cost;
  const moves = seat !== null && view.actors.includes(seat);
  const open = choices.some(({ kind }) => PLACING.has(kind));
  return { costs, placed: moves ? view.placed : 0, open, workers: own?.workers ?? costs.length };
}
