/** Ahau in the browser. */
import { kindOf } from "$board/places";
import type { Badge, Choice, GameModule, SeatInfo } from "$games/board";
import { beside, wanted } from "./about";
import Board from "./Board.svelte";
import type { Components } from "./components";
import { FINDERS, PLACES } from "./places";
import { WHOLE } from "./proposals";
import Price from "./Price.svelte";
import Seat from "./Seat.svelte";
import Tools from "./Tools.svelte";
import { celebrationOf, pieces, retold } from "./showing";
import { COLOURS, RESOURCES, rivalOf, type View } from "./view";

/** By area of the board, the phone's tab that has it; the hand is in the prompt on every tab. */
const TABS: Readonly<Record<string, string>> = { map: "map", temples: "temples", offer: "kingdom", kingdom: "kingdom" };
/** Choices for which the prompt has its own buttons, besides the board. */
const TOOLS = ["summon", "recall"];

const placeOf = (choice: Choice): string | null => PLACES.placeOf(choice, null);
const colour = (id: unknown): Badge[] => [{ icon: RESOURCES[COLOURS.findIndex((one) => one === id)] ?? "wild" }];
const goods = (all: unknown): Badge[] => (all as string[]).map((icon) => ({ icon }));

/** The icons on a button of the prompt. */
const BADGES: Readonly<Record<string, (args: Record<string, unknown>) => Badge[]>> = {
  choose: ({ resources }) => goods(resources),
  colour: ({ colour: id }) => colour(id),
  offer: ({ colour: id }) => colour(id),
  wild: ({ colour: id }) => colour(id),
  draw: () => [{ icon: "bag" }],
  advance: () => [{ icon: "might" }],
  queen: () => [{ icon: "role-queen" }],
  partner: ({ amount }) => [{ icon: "worker-standing", n: Number(amount) }],
};

function status(view: View, t: Parameters<GameModule["status"]>[1], pack: Components): string[] {
  const { options, rival } = view;
  return [
    t("ah-round", { n: view.round }),
    t("ah-katun-of", { n: view.katun, all: pack.katuns.count }),
    ...(rival === "pakal" ? [t("ah-solo", { difficulty: t.name(String(options["difficulty"])) })] : []),
    ...(rival === "shadow" ? [t("ah-with-shadow")] : []),
    ...(options["board"] === "night" ? [t("ah-side-night")] : []),
    ...(options["family"] === true ? [t("option-family")] : []),
    ...(options["personal_scoring"] === true ? [t("option-personal_scoring")] : []),
    ...(view.ending.length && !view.over ? [t("ah-last-round")] : []),
  ];
}

const game: GameModule<View> = {
  Board,
  Seat,
  Price,
  Tools,
  places: PLACES,
  tabs: [
    { id: "map", icon: "city", label: "ah-tab-map" },
    { id: "temples", icon: "temple-marker", label: "ah-tab-temples" },
    { id: "kingdom", icon: "pyramid-tile", label: "ah-tab-kingdom" },
  ],
  status: (view, t, pack) => status(view, t, pack as Components),
  onBoard: (choice) => WHOLE.includes(choice.kind) || (placeOf(choice) !== null && choice.kind in FINDERS),
  tabOf: (choice) => {
    const place = placeOf(choice);
    return place === null || TOOLS.includes(choice.kind) ? null : (TABS[PLACES.areaOf(place)] ?? null);
  },
  stops: ({ kind }, step) => kind === "done" && step === "produce_or_build",
  lastTurn: (view) => view.ending.length > 0,
  silent: ({ kind }, step) => kind === "done" || (kind === "pay" && step === "pay"),
  nameOf: (place, _, t) => t(`ah-pick-${kindOf(place)}`, { what: t.name(place.split("/")[1] ?? "") }),
  badges: ({ kind, args }) => BADGES[kind]?.(args) ?? [],
  costs: ({ args }) => ("cost" in args ? [{ icon: "any-resource", n: Number(args["cost"]) }] : []),
  arguments: wanted,
  retold,
  part: celebrationOf,
  beside,
  pieces,
  secret: (view) => view.step === "select" || view.seats.some(({ role, role_shown }) => role !== null && !role_shown),
  step: (view) => view.step,
  rivals: (view, t): SeatInfo[] => {
    const seat = rivalOf(view);
    if (seat === null) return [];
    const { score } = view.seats[seat]!;
    const nobody = { own: false, active: false, thinking: false, connected: true };
    return [{ seat, name: t.name(view.rival ?? ""), kind: "rules", score: score ?? 0, ...nobody }];
  },
};

export default game;
