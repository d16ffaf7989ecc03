/** The board of a game that has none of its own here: what its view says, in words; all choices are buttons. */
import type { GameModule } from "$games/board";
import Board from "./Board.svelte";
import Seat from "./Seat.svelte";

/** What every game shows (see `core/state.py`), and what is the game's own. */
export interface View extends Record<string, unknown> {
  step: string;
  seats?: Record<string, unknown>[];
}

const game: GameModule<View> = {
  Board,
  Seat,
  places: { placeOf: () => null, areaOf: () => "", keys: {} },
  tabs: [{ id: "board", icon: "eye", label: "tab-board" }],
  status: () => [],
  onBoard: () => false,
  // Nobody here knows what is secret in it.
  secret: () => true,
  step: (view) => view.step,
};

export default game;
