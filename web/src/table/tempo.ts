/** How long a move that is shown is looked at, in ms at speed 1. */
import { flightsOf, lasting } from "$board/flights";
import { toldIn } from "$board/retelling.svelte";
import type { GameModule, Moved } from "$games/board";

const LOOK_MS = 600;

/** For what came of it, told event by event. */
export const telling = (game: GameModule, { events }: Moved): number =>
  toldIn(events.filter((event) => game.retold?.(event)).length);

/** For the move itself; `before` is what was shown until then. */
export const looking = (game: GameModule, moved: Moved, view: unknown, before: unknown): number =>
  Math.max(game.duration?.(moved, view, before) ?? LOOK_MS, lasting(flightsOf(game, moved, false)));
