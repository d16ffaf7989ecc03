/** Tikal in the browser. */
import { kindOf } from "$board/places";
import type { GameModule } from "$games/board";
import Board from "./Board.svelte";
import { volcanoes, type Components } from "./components";
import { counts, duration, pieces, roundOf } from "./showing";
import { FINDERS, partsOf, PLACES } from "./places";
import Price from "./Price.svelte";
import Seat from "./Seat.svelte";
import Tools from "./Tools.svelte";
import type { View } from "./view";

/** Where choices are made that are not on the map. */
const ELSEWHERE: Readonly<Record<string, string>> = { exchange: "tiles", choose: "tiles" };
/** Choices that are neither on the board nor among its tools. */
const PROMPTED = ["end"];

function status(view: View, t: Parameters<GameModule["status"]>[1], pack: Components): string[] {
  const letters = Object.entries(view.tiles_left);
  const all = pack.terrain.tiles.length;
  const drawn = all - letters.reduce((sum, [, n]) => sum + n, 0);
  const next = letters.find(([letter, n]) => n && volcanoes(pack).has(letter))?.[0].toUpperCase();
  return [t("tk-tile-of", { n: drawn, all }), ...(next ? [t("tk-next-scoring", { letter: next })] : [])];
}

const game: GameModule<View> = {
  Board,
  Seat,
  Price,
  Tools,
  places: PLACES,
  tabs: [
    { id: "map", icon: "jungle", label: "tk-tab-map" },
    { id: "tiles", icon: "draw-tile", label: "tk-tab-tiles" },
  ],
  status: (view, t, pack) => status(view, t, pack as Components),
  onBoard: ({ kind }) => kind in FINDERS && !PROMPTED.includes(kind),
  stops: ({ kind }) => kind === "end",
  tabOf: ({ kind }) => ELSEWHERE[kind] ?? "map",
  nameOf: (place, _, t) => t(`tk-pick-${kindOf(place)}`, { what: t.name(partsOf(place)[0] ?? "") }),
  costs: ({ args }) => ("cost" in args ? [{ icon: "action-point", n: Number(args["cost"]) }] : []),
  secret: () => false,
  retold: counts,
  part: roundOf,
  pieces,
  duration,
  step: (view) => view.step,
};

export default game;
