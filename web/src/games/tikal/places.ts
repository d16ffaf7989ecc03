/**
 * Where on the board each choice is made.
 *
 * Workers are picked up on the map at `party/HEX` or at a camp from the supply at `enter/HEX`, the leader in both cases at
 * `leader/HEX`; as those who go (`party/HEX/MEMBER/COUNT`, `supply/HEX/MEMBER/COUNT`) they are then sent somewhere (`goal/HEX`); a treasure is picked up (`give/KIND`) and
 * then exchanged (`take/SEAT/KIND`); a hexagon to lay is put on a space in a rotation (`lay/HEX/TURN`) and can be turned
 * before it is placed; `only/KIND` shows one thing that points buy.
 */
import { kindOf, type Place, type Places } from "$board/places";
import type { Choice } from "$games/board";
import { SIDES } from "./view";

type Args = Record<string, unknown>;
type Finder = (args: Args, picked: Place | null) => Place | null;

export const party = (hex: string): Place => `party/${hex}`;
export const walkers = (hex: string, member: string, count: number): Place => `party/${hex}/${member}/${count}`;
export const recruits = (hex: string, member: string, count: number): Place => `supply/${hex}/${member}/${count}`;
export const goal = (hex: string): Place => `goal/${hex}`;
export const space = (hex: string): Place => `space/${hex}`;
export const enter = (hex: string): Place => `enter/${hex}`;
export const leader = (hex: string): Place => `leader/${hex}`;
export const temple = (hex: string): Place => `temple/${hex}`;
export const guard = (hex: string): Place => `guard/${hex}`;
export const pile = (hex: string): Place => `pile/${hex}`;
export const camp = (hex: string): Place => `camp/${hex}`;
export const give = (treasure: string): Place => `give/${treasure}`;
export const take = (seat: number, treasure: string): Place => `take/${seat}/${treasure}`;
export const display = (tile: string): Place => `display/${tile}`;
export const lay = (hex: string, turn: string): Place => `lay/${hex}/${turn}`;
export const only = (kind: string): Place => `only/${kind}`;

/** All that can be lit on one hexagon. */
export const onHex = (hex: string): Place[] =>
  [space, goal, temple, pile, camp, enter, guard, party, leader].map((place) => place(hex));

/** By what is on a hexagon: what one would click there, the likeliest first. */
const WISHES: Readonly<Record<string, readonly ((hex: string) => Place)[]>> = {
  temple: [goal, temple, guard, enter],
  treasure: [goal, pile, enter],
};

/** The places that say why nothing on a hexagon can be chosen. */
export const asks = (hex: string, { kind }: { kind: string }): Place[] =>
  (WISHES[kind] ?? [goal, camp, enter]).map((place) => place(hex));

/** The parts of a place after its kind. */
export const partsOf = (place: Place): string[] => place.split("/").slice(1);

const hexOf = (args: Args): string => String(args["hex"]);
/** Where a walk begins: over stones at a hexagon, by secret path at a camp. */
const startOf = (args: Args): string => String(args["hex"] ?? args["at"]);

const memberOf = (args: Args): [string, number] => [String(args["member"]), Number(args["count"] ?? 1)];

/** Where those who are picked up on the map would go. A single step is one member's. */
function goalOf(args: Args, picked: Place | null): Place | null {
  return picked === walkers(startOf(args), ...memberOf(args)) ? goal(String(args["goal"])) : null;
}
const takenUp = (args: Args, workers: (hex: string) => Place): Place =>
  (args["member"] === "leader" ? leader : workers)(startOf(args));
/** A single step also lights those who can take it. */
const step: Finder = (args, picked) => goalOf(args, picked) ?? takenUp(args, party);

/** Where those who come from the supply would go: they may stay in the camp. */
function entered(args: Args, picked: Place | null): Place | null {
  return picked === recruits(startOf(args), ...memberOf(args)) ? goal(String(args["goal"] ?? args["at"])) : null;
}

const exchange: Finder = (args, picked) => {
  const given = give(String(args["give"]));
  return picked === given ? take(Number(args["seat"]), String(args["take"])) : given;
};

const inPanel: Finder = () => null;

/** By kind of choice. */
export const FINDERS: Readonly<Record<string, Finder>> = {
  lay: (args) => space(hexOf(args)),
  place: (args, picked) => entered(args, picked) ?? takenUp(args, enter),
  enter: entered,
  jump: step,
  move: step,
  walk: goalOf,
  uncover: (args) => temple(hexOf(args)),
  recover: (args) => pile(hexOf(args)),
  exchange,
  camp: (args) => camp(hexOf(args)),
  guard: (args) => guard(hexOf(args)),
  end: inPanel,
  choose: (args) => display(String(args["tile"])),
  pass: inPanel,
  bid: inPanel,
};

/** What is lit while something is picked up, besides itself: what it can do, or what could be picked up instead. */
const STAYS: Readonly<Record<string, readonly string[]>> = {
  party: ["goal"],
  supply: ["goal"],
  give: ["give", "take"],
  lay: ["space"],
};

function placeOf({ kind, args }: Choice, picked: Place | null): Place | null {
  const place = FINDERS[kind]?.(args, picked) ?? null;
  if (picked === null || place === null) return place;
  if (kindOf(picked) === "only") return picked === only(kind) ? place : null;
  return holds(picked, place) || STAYS[kindOf(picked)]?.includes(kindOf(place)) ? place : null;
}

/** Whether those who are picked up were taken up at a place. */
export function holds(picked: Place, place: Place): boolean {
  const [kind, hex, member] = picked.split("/");
  if (kind !== "party" && kind !== "supply") return picked === place;
  return place === (member === "leader" ? leader : kind === "party" ? party : enter)(hex ?? "");
}

const turnOf = ({ args }: Choice): string => String(args["turn"]);

/** The next rotation of what lies here already, or the one it has elsewhere or in hand, or the first. */
function turned(hex: string, picked: Place | null, choices: readonly Choice[]): Place {
  const [at, turn] = partsOf(picked ?? "");
  const turns = choices.map(turnOf);
  const next = at === hex ? turns.indexOf(turn ?? "") + 1 : turns.indexOf(turn ?? "");
  return lay(hex, turns[Math.max(next, 0) % turns.length] ?? "");
}

/** The choice to place the hexagon as it has been put down. */
export function laid(picked: Place | null, choices: readonly Choice[]): Choice | null {
  const [hex, turn] = partsOf(picked ?? "");
  const found = choices.find(({ kind, args }) => kind === "lay" && args["hex"] === hex && args["turn"] === turn);
  return found ?? null;
}

/** The hexagon turned on or back: to where it fits if it was put down, in hand by one side. */
export function turnedBy(picked: Place | null, choices: readonly Choice[], by: number): Place | null {
  const now = laid(picked, choices);
  if (!now)
    return choices.some(({ kind }) => kind === "lay") ? lay("", SIDES.at((inHand(picked) + by) % 6) ?? "n") : null;
  const fitting = choices.filter(({ args }) => args["hex"] === now.args["hex"]);
  const next = fitting.at((fitting.indexOf(now) + by) % fitting.length);
  return next ? lay(String(next.args["hex"]), turnOf(next)) : null;
}

/** By how many sides the hexagon in hand is turned. */
export const inHand = (picked: Place | null): number =>
  Math.max(picked && kindOf(picked) === "lay" ? SIDES.findIndex((side) => side === partsOf(picked)[1]) : 0, 0);

/** One member of those who are taken up at a place: from the supply or on the map. */
function first(place: Place, choices: readonly Choice[]): Place {
  const of = choices.some(({ kind }) => kind === "place") ? recruits : walkers;
  return of(partsOf(place)[0] ?? "", kindOf(place) === "leader" ? "leader" : "worker", 1);
}

interface Walkers {
  member: string;
  count: number;
  place: Place;
}

/** By what is picked up: the choices that take it somewhere, and the name of those who go. */
const GOING: Readonly<Record<string, { kinds: readonly string[]; of: typeof walkers }>> = {
  party: { kinds: ["move", "jump", "walk"], of: walkers },
  supply: { kinds: ["place", "enter"], of: recruits },
};

/** Those who could be picked up where those are who are picked up: so many workers, or the leader. */
export function companions(picked: Place | null, choices: readonly Choice[]): Walkers[] {
  const going = picked === null ? undefined : GOING[kindOf(picked)];
  if (!going || picked === null) return [];
  const [hex = ""] = partsOf(picked);
  const all = choices
    .filter(({ kind, args }) => going.kinds.includes(kind) && startOf(args) === hex)
    .map(({ args }) => {
      const [member, count] = memberOf(args);
      return { member, count, place: going.of(hex, member, count) };
    });
  return [...new Map(all.map((one) => [one.place, one])).values()].toSorted(byCount);
}

/** Workers by their number, the leader last. */
const byCount = (a: Walkers, b: Walkers): number =>
  Number(a.member === "leader") - Number(b.member === "leader") || a.count - b.count;

type Pick = (place: Place, picked: Place | null, choices: readonly Choice[]) => Place | null | undefined;

/** Taken up by a click, and put back by another. */
const member: Pick = (place, picked, choices) => (picked && holds(picked, place) ? null : first(place, choices));

/** By kind of place: what a click picks up; what can lie in one way only is placed at once. */
const PICKS: Readonly<Record<string, Pick>> = {
  party: member,
  enter: member,
  leader: member,
  give: (place, picked) => (place === picked ? null : place),
  space: (place, picked, choices) =>
    choices.length === 1 ? undefined : turned(partsOf(place)[0] ?? "", picked, choices),
};

/** How far two directions are apart. */
const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);
const direction = (choice: Choice): number => 60 * SIDES.findIndex((one) => one === turnOf(choice));

/** Of the ways a hexagon fits the one in which its first side points most nearly to where it is pulled. */
function steer(pulled: number, choices: readonly Choice[]): { pick: Place; choice: Choice } | null {
  const fitting = choices.filter(({ kind }) => kind === "lay");
  const [choice] = fitting.toSorted((a, b) => apart(direction(a), pulled) - apart(direction(b), pulled));
  return choice ? { pick: lay(hexOf(choice.args), turnOf(choice)), choice } : null;
}

/** Of the ways to one goal the one that costs least. */
const cheapest = (choices: readonly Choice[]): Choice | undefined =>
  choices.every(({ args }) => "goal" in args || "at" in args)
    ? choices.toSorted((a, b) => Number(a.args["cost"]) - Number(b.args["cost"]))[0]
    : undefined;

const AREAS: Readonly<Record<string, string>> = { give: "treasures", take: "treasures", display: "display" };

export const PLACES: Places = {
  placeOf,
  areaOf: (place) => AREAS[kindOf(place)] ?? "map",
  pick: (place, picked, choices) => PICKS[kindOf(place)]?.(place, picked, choices),
  steer,
  likeliest: cheapest,
  keys: { m: ["goal/", "party/", "leader/"], t: ["give/", "take/"] },
};
