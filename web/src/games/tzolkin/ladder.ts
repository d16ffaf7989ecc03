/** What another worker costs, besides its space: the ladder of the player board. */
import type { Choice } from "$games/board";
import { found, type Components, type Tiles } from "./components";
import type { Player } from "./view";

/** The corn to add for the first, second, ... worker of a turn; a tribe may pay other prices. */
export function workerCosts(pack: Components, tiles: Tiles, player: Player | undefined): number[] {
  const traits = player?.tribe ? found(tiles.tribes, player.tribe).traits : {};
  const costs = traits["worker_cost"];
  return Array.isArray(costs) ? costs : pack.placing.worker_cost;
}

/** What the next worker adds to its space, read off the prices of what can be chosen; null where none can be placed. */
function added(pack: Components, choices: readonly Choice[]): number | null {
  const start = choices.find(({ kind }) => kind === "start");
  if (start) return Number(start.args["cost"]) - pack.placing.start_space_cost;
  // A calamity may raise the price of Chichen Itza, so it is the others that tell.
  const gear = choices.find(({ kind, args }) => kind === "place" && args["gear"] !== "chichen_itza");
  return gear ? Number(gear.args["cost"]) - Number(gear.args["space"]) : null;
}

/** Which rung of the ladder the next worker stands on; -1 where none can be placed. */
export function rung(pack: Components, costs: readonly number[], choices: readonly Choice[], step: string): number {
  const cost = added(pack, choices);
  if (cost === null) return -1;
  // The first worker of a turn is placed in the step "turn"; later ones may cost as little, with a tribe.
  return step === "turn" ? 0 : costs.findIndex((one, i) => i > 0 && one === cost);
}
