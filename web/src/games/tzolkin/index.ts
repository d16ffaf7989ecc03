/** Tzolk'in in the browser. */
import pack from "$sacbe/tzolkin/components.toml";
import type { Choice, GameModule, Moved } from "$games/board";
import Board from "./Board.svelte";
import { placed, placeOf } from "./places";
import Price from "./Price.svelte";
import Seat from "./Seat.svelte";
import { badgesOf } from "./badges";
import { printedIn } from "./table.svelte";
import { TABS, tabOfPlace } from "./tabs";
import { turningTime } from "./turning.svelte";
import type { View } from "./view";

const SHORT = 450;

/** How long a move is shown: a change of the day as long as the gears turn. */
function duration({ choice, entries }: Moved): number {
  if (choice?.kind === "days") return turningTime(Number(choice.args["days"])) + SHORT;
  return entries.some(({ cause }) => cause === "calendar") ? turningTime(1) + SHORT : SHORT;
}

const game: GameModule<View> = {
  Board,
  Seat,
  Price,
  pack,
  tabs: TABS,
  status: (view, t) => (view.day ? [t("tz-day", { day: view.day })] : [t("board-setup")]),
  onBoard: (choice: Choice) => placed(choice),
  tabOf: (choice) => tabOfPlace(placeOf(choice) ?? ""),
  badges: badgesOf,
  arguments: (kind, args, { t, pack: printed, players }) => printedIn(t, printed, players).arguments(kind, args),
  secret: (view) => view.step === "wealth",
  step: (view) => view.step,
  duration,
};

export default game;
