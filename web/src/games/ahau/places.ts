/**
 * Where on the board each choice is made.
 *
 * Two cards are selected one after the other: the left-hand one is picked up (`card/CARD`, by the card or its region on the map),
 * then the right-hand one chooses (`right/CARD`). A worker is picked up (`from/CITY`) and sent (`to/CITY`), a resource is
 * picked up (`give/RESOURCE`) and changed (`get/RESOURCE`), a tile of the reserve (`reserve/TILE`) shows where it can be built
 * and which god it can be discarded for.
 *
 * What takes several decisions (a price, an offering, a trade) is proposed as a whole: `proposal/PLACE/...` is picked up, and
 * the prompt shows its ways (see `proposals.ts`).
 */
import { kindOf, type Place, type Places } from "$board/places";
import type { Choice } from "$games/board";
import { gesture } from "./proposals";

type Args = Record<string, unknown>;
type Finder = (args: Args, picked: Place | null) => Place | null;

export const card = (id: string): Place => `card/${id}`;
export const right = (id: string): Place => `right/${id}`;
export const region = (n: number | string): Place => `region/${n}`;
export const regionTile = (n: number | string, space: string): Place => `tile/${n}/${space}`;
export const city = (id: string): Place => `city/${id}`;
export const from = (id: string): Place => `from/${id}`;
export const to = (id: string): Place => `to/${id}`;
export const site = (n: number | string): Place => `site/${n}`;
export const temple = (god: string): Place => `god/${god}`;
export const space = (id: string): Place => `space/${id}`;
export const slot = (id: string): Place => `slot/${id}`;
export const reserve = (tile: string): Place => `reserve/${tile}`;
export const own = (resource: string): Place => `own/${resource}`;
export const give = (resource: string): Place => `give/${resource}`;
export const get = (resource: string): Place => `get/${resource}`;
export const barter = (resource: string): Place => `barter/${resource}`;
export const built = (n: number | string): Place => `built/${n}`;
export const role = (id: string): Place => `role/${id}`;
export const recall = (id: string): Place => `recall/${id}`;

/** The bonus of the region of one's ruler. */
export const BONUS: Place = "bonus";

/** The parts of a place after its kind. */
export const partsOf = (place: Place): string[] => place.split("/").slice(1);

const word = (args: Args, key: string): string => String(args[key]);
const inPrompt: Finder = () => null;

const select: Finder = (args, picked) =>
  picked === card(word(args, "left")) ? right(word(args, "right")) : card(word(args, "left"));
const move: Finder = (args, picked) =>
  picked === from(word(args, "city")) ? to(word(args, "to")) : from(word(args, "city"));
const change: Finder = (args, picked) =>
  picked === give(word(args, "give")) ? get(word(args, "get")) : give(word(args, "give"));
const inCity: Finder = (args) => city(word(args, "city"));
const onSite: Finder = (args) => site(word(args, "site"));
const ofReserve: Finder = (args) => reserve(word(args, "tile"));
const ofOwn: Finder = (args) => own(word(args, "resource"));
/** The tile that is discarded for a god, where it is one. */
export function offered(args: Args): string | null {
  const [only, ...others] = (args["discards"] ?? []) as string[];
  return only && !others.length ? `${word(args, "god")}_${only.replace(/^wild_.*/, "wild")}` : null;
}
const isTile = (picked: Place | null): boolean => picked !== null && kindOf(picked) === "reserve";
const summon: Finder = (args, picked) =>
  !isTile(picked) || picked === reserve(offered(args) ?? "") ? temple(word(args, "god")) : null;
const build: Finder = (args, picked) =>
  !isTile(picked) || picked === reserve(word(args, "tile")) ? space(word(args, "space")) : null;
const construct: Finder = (args) => slot(word(args, "slot"));
const tileTrade: Finder = (args) => barter(word(args, "resource"));

/** By kind of choice; what has no place is in the prompt. */
export const FINDERS: Readonly<Record<string, Finder>> = {
  choose: inPrompt,
  select,
  done: inPrompt,
  ruler: (args) => region(word(args, "region")),
  take: (args) => regionTile(word(args, "region"), word(args, "space")),
  draw: inPrompt,
  place: inCity,
  bonus: () => BONUS,
  replace: (args) => built(word(args, "space")),
  summon,
  summon_with: summon,
  offer: inPrompt,
  wild: inPrompt,
  colour: inPrompt,
  deplete: onSite,
  move,
  on: (args) => to(word(args, "to")),
  swap: change,
  recall: (args) => recall(word(args, "card")),
  recall_all: inPrompt,
  lay: inCity,
  remove: inCity,
  stand: inCity,
  advance: inPrompt,
  produce: onSite,
  partner: inPrompt,
  build,
  build_for: build,
  construct,
  construct_for: construct,
  pay: ofOwn,
  pay_all: inPrompt,
  gain: ofOwn,
  gain_all: inPrompt,
  mark: (args) => temple(word(args, "temple")),
  role: (args) => role(word(args, "role")),
  return: ofReserve,
  queen: inPrompt,
  barter: tileTrade,
  barter_for: tileTrade,
  drop: ofReserve,
  trade: change,
  trade_often: change,
};

/** What is lit while something is picked up, besides itself: what it can do, or what could be picked up instead. */
const STAYS: Readonly<Record<string, readonly string[]>> = {
  card: ["right"],
  from: ["to", "from"],
  give: ["get", "give"],
  reserve: ["space", "god", "reserve"],
};

function placeOf({ kind, args }: Choice, picked: Place | null): Place | null {
  const place = FINDERS[kind]?.(args, picked) ?? null;
  const stays = picked === null ? undefined : STAYS[kindOf(picked)];
  return place === null || !stays || picked === place || stays.includes(kindOf(place)) ? place : null;
}

/** Places where a click picks something up; a second one lets go of it. */
const PICKED = ["card", "from", "give"];

/** Where a place is on the table. */
const AREAS: Readonly<Record<string, string>> = {
  card: "hand",
  right: "hand",
  recall: "hand",
  god: "temples",
  slot: "offer",
  space: "kingdom",
  reserve: "kingdom",
  own: "kingdom",
  give: "kingdom",
  get: "kingdom",
  barter: "kingdom",
  built: "kingdom",
  role: "kingdom",
};

/** Who drags means what is proposed, and a trade once; who clicks may change it. */
function likeliest(choices: readonly Choice[]): Choice | undefined {
  const act = gesture(choices);
  const [meant] = act ? ("play" in act ? [act.play] : act.propose) : [];
  return choices.find(({ kind }) => kind === "trade") ?? meant;
}

export const PLACES: Places = {
  placeOf,
  likeliest,
  areaOf: (place) => AREAS[kindOf(place)] ?? "map",
  pick: (place, picked) => (PICKED.includes(kindOf(place)) ? (place === picked ? null : place) : undefined),
  keys: {
    m: ["city/", "from/", "to/", "site/", "region/", "tile/", "card/"],
    g: ["god/"],
    k: ["space/", "reserve/", "own/", "give/", "get/", "role/"],
    o: ["slot/"],
    h: ["card/", "right/", "recall/"],
  },
};
