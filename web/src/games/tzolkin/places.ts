/** Where on the board each choice is made. A choice without a place is offered in the frame's panel. */
import { kindOf, type Place, type Places } from "$board/places";
import type { Choice } from "$games/board";

type Args = Record<string, unknown>;
type Finder = (args: Args) => Place | null;

export const space = (gear: string, number: number): Place => `space/${gear}/${number}`;
export const action = (id: string): Place => `action/${id}`;
export const step = (temple: string, number: number): Place => `temple/${temple}/${number}`;
export const level = (technology: string, number: number): Place => `technology/${technology}/${number}`;
export const building = (id: string): Place => `building/${id}`;
export const monument = (id: string): Place => `monument/${id}`;
export const owned = (id: string): Place => `owned/${id}`;
export const goods = (good: string): Place => `goods/${good}`;
export const wealth = (id: string): Place => `wealth/${id}`;
export const tribe = (id: string): Place => `tribe/${id}`;
export const field = (number: number, tile: string): Place => `field/${number}/${tile}`;
export const START: Place = "start";
export const QUICK: Place = "quick";
/** The level above the last of a technology: its bonus. */
export const BONUS = 4;

const onGear: Finder = (args) => space(String(args["gear"]), Number(args["space"]));
const ofAction: Finder = (args) => action(String(args["action"]));
const ofTemple: Finder = (args) => step(String(args["temple"]), Number(args["step"]));
const ofBuilding: Finder = (args) => building(String(args["building"]));
const ofBlock: Finder = (args) => goods(String(args["block"]));
const inPanel: Finder = () => null;

/** Tiles of the jungle that a way of harvesting takes; the server says which field is meant, where it can. */
const HARVESTED: Record<string, string> = { corn: "corn", wood: "wood", burn: "wood" };
const ofField: Finder = ({ way, space: number }) => {
  const tile = HARVESTED[String(way)];
  return tile === undefined || number === undefined ? null : field(Number(number), tile);
};

const AREAS: Readonly<Record<string, string>> = {
  space: "train",
  action: "train",
  start: "train",
  quick: "train",
  field: "train",
  building: "offers",
  monument: "offers",
  wealth: "hand",
  tribe: "hand",
  goods: "own",
  owned: "own",
};

const areaOf = (place: Place): string => AREAS[kindOf(place)] ?? kindOf(place);

/** By kind of choice. */
export const FINDERS: Readonly<Record<string, Finder>> = {
  keep: (args) => wealth(String(args["tile"])),
  beg: inPanel,
  place: onGear,
  start: () => START,
  pick: onGear,
  pick_use: ofAction,
  beg_down: inPanel,
  use: ofAction,
  nothing: inPanel,
  done: inPanel,
  harvest: ofField,
  anger: ofTemple,
  climb: ofTemple,
  advance: (args) => level(String(args["technology"]), Number(args["level"])),
  build: ofBuilding,
  plain: ofBuilding,
  monument: (args) => monument(String(args["monument"])),
  spare: ofBlock,
  pay: ofBlock,
  sell: ofBlock,
  buy: inPanel,
  take: inPanel,
  days: inPanel,
  tribe: (args) => tribe(String(args["tribe"])),
  pass: inPanel,
  over: onGear,
  cheap: onGear,
  quick: () => QUICK,
  ahead: ofAction,
  bonus: (args) => level(String(args["technology"]), BONUS),
  accept: inPanel,
  refuse: inPanel,
  swap: (args) => level(String(args["technology"]), 0),
  renovate: (args) => owned(String(args["building"])),
  trade: ofBlock,
};

/** The place of a choice; none where it belongs into the panel. */
export const placeOf = (choice: Choice): Place | null => FINDERS[choice.kind]?.(choice.args) ?? null;

/** Goods given and taken, which the prompt draws with what is left of them, wherever else they are lit. */
const TOOLED = ["pay", "spare", "take", "sell", "trade", "buy", "pay_all", "take_all", "sell_often", "buy_often"];

/** Whether the prompt draws a choice among its tools. */
export const tooled = ({ kind }: Choice): boolean => TOOLED.includes(kind);

/** Whether the board itself offers a choice. */
export const placed = (choice: Choice): boolean => placeOf(choice) !== null;

export const PLACES: Places = {
  placeOf,
  areaOf,
  keys: {
    "1": ["space/palenque", "action/palenque"],
    "2": ["space/yaxchilan", "action/yaxchilan"],
    "3": ["space/tikal", "action/tikal"],
    "4": ["space/uxmal", "action/uxmal"],
    "5": ["space/chichen_itza", "action/chichen_itza"],
    t: ["temple/", "technology/"],
    b: ["building/", "monument/"],
  },
};
