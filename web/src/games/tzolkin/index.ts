/** Tzolk'in in the browser. */
import { panelOf } from "$board/anchors";
import type { Place } from "$board/places";
import { MOST_MS } from "$board/travel";
import type { GameModule, Moved } from "$games/board";
import type { Components } from "./components";
import Board from "./Board.svelte";
import { placed, placeOf, PLACES, tooled } from "./places";
import { priced } from "./price";
import Price from "./Price.svelte";
import Seat from "./Seat.svelte";
import Tools from "./Tools.svelte";
import { badgesOf } from "./badges";
import { courseArguments } from "./courses";
import { printedIn } from "./words";
import { homeless, TABS, tabOfPlace } from "./tabs";
import { daysBetween, turningTime } from "./turning.svelte";
import type { View } from "./view";

const SHORT = 450;
/** The day shown: at the end the calendar stands one beyond its last. */
const day = (view: View, pack: Components): number => Math.min(view.day, pack.calendar.days.at(-1) ?? 0);

/** How long a move is shown: where it ends a day, as long as the gears turn. */
function duration(_: Moved, view: View, before: View | null): number {
  const days = daysBetween(before, view);
  return days ? MOST_MS + turningTime(days) : SHORT;
}

/** Choices that put a worker down, and those that take one home. */
const PUTS = ["place", "over", "cheap", "start", "quick"];
const TAKES = ["pick"];

/** Workers go from their player's panel to their space, and back. */
function pieces({ seat, choice }: Moved, place: Place): { from: Place; to: Place }[] {
  const home = panelOf(seat);
  if (PUTS.includes(choice?.kind ?? "")) return [{ from: home, to: place }];
  return TAKES.includes(choice?.kind ?? "") ? [{ from: place, to: home }] : [];
}

const game: GameModule<View> = {
  Board,
  Seat,
  Price,
  Tools,
  places: PLACES,
  tabs: TABS,
  status: (view, t, pack) => [view.day ? t("tz-day", { day: day(view, pack as Components) }) : t("board-setup")],
  onBoard: (choice, phone) => tooled(choice) || (placed(choice) && !(phone && homeless(placeOf(choice) ?? ""))),
  stops: ({ kind }) => kind === "done",
  lastTurn: (view, pack) => view.day === (pack as Components).calendar.days.at(-1),
  tabOf: (choice) => tabOfPlace(placeOf(choice) ?? ""),
  badges: badgesOf,
  costs: priced,
  arguments: (kind, args, { t, pack }) => courseArguments(kind, args, printedIn(t, pack)),
  secret: (view) => view.step === "wealth",
  step: (view) => view.step,
  pieces,
  duration,
};

export default game;
