/**
 * Where on the board each choice is made.
 *
 * Members are picked up (`party/HEX/MEMBER/COUNT`) and then sent somewhere (`goal/HEX`); a treasure is picked up (`give/KIND`) and
 * then exchanged (`take/SEAT/KIND`); a hexagon to lay is put on a space in a rotation (`lay/HEX/TURN`) and can be turned
 * before it is placed; `only/KIND` shows one thing that points buy.
 */
import { kindOf, type Place, type Places } from "$board/places";
import type { Choice } from "$games/board";

type Args = Record<string, unknown>;
type Finder = (args: Args, picked: Place | null) => Place | null;

export const party = (hex: string): Place => `party/${hex}`;
export const walkers = (hex: string, member: string, count: number): Place => `party/${hex}/${member}/${count}`;
export const goal = (hex: string): Place => `goal/${hex}`;
export const space = (hex: string): Place => `space/${hex}`;
export const enter = (hex: string): Place => `enter/${hex}`;
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
  [space, goal, temple, pile, camp, enter, guard, party].map((place) => place(hex));

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

/** Where those who are picked up would go. A single step is one member's. */
function goalOf(args: Args, picked: Place | null): Place | null {
  const who = walkers(startOf(args), String(args["member"]), Number(args["count"] ?? 1));
  return picked === who ? goal(String(args["goal"])) : null;
}
/** A single step also lights those who can take it. */
const step: Finder = (args, picked) => goalOf(args, picked) ?? party(startOf(args));

const exchange: Finder = (args, picked) => {
  const given = give(String(args["give"]));
  return picked === given ? take(Number(args["seat"]), String(args["take"])) : given;
};

const inPanel: Finder = () => null;

/** By kind of choice. */
export const FINDERS: Readonly<Record<string, Finder>> = {
  lay: (args) => space(hexOf(args)),
  place: (args) => enter(String(args["at"])),
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
  give: ["give", "take"],
  lay: ["space"],
};

function placeOf({ kind, args }: Choice, picked: Place | null): Place | null {
  const place = FINDERS[kind]?.(args, picked) ?? null;
  if (picked === null || place === null) return place;
  if (kindOf(picked) === "only") return picked === only(kind) ? place : null;
  return `${picked}/`.startsWith(`${place}/`) || STAYS[kindOf(picked)]?.includes(kindOf(place)) ? place : null;
}

const turnOf = ({ args }: Choice): string => String(args["turn"]);

/** The next rotation of what lies here already, or the one it has elsewhere, or the first; what cannot be turned is lifted. */
function turned(hex: string, picked: Place | null, choices: readonly Choice[]): Place | null {
  const [at, turn] = partsOf(picked ?? "");
  const turns = choices.map(turnOf);
  const next = at === hex ? turns.indexOf(turn ?? "") + 1 : turns.indexOf(turn ?? "");
  const put = lay(hex, turns[Math.max(next, 0) % turns.length] ?? "");
  return put === picked ? null : put;
}

/** The choice to place the hexagon as it has been put down. */
export function laid(picked: Place | null, choices: readonly Choice[]): Choice | null {
  const [hex, turn] = partsOf(picked ?? "");
  const found = choices.find(({ kind, args }) => kind === "lay" && args["hex"] === hex && args["turn"] === turn);
  return found ?? null;
}

/** What was put down, turned on or back to where it fits; null where nothing was. */
export function turnedBy(picked: Place | null, choices: readonly Choice[], by: number): Place | null {
  const now = laid(picked, choices);
  if (!now) return null;
  const fitting = choices.filter(({ args }) => args["hex"] === now.args["hex"]);
  const next = fitting.at((fitting.indexOf(now) + by) % fitting.length);
  return next ? lay(String(next.args["hex"]), turnOf(next)) : null;
}

/** One worker of a hexagon, or the leader where there is none. */
function first(place: Place, choices: readonly Choice[]): Place {
  const members = choices.map(({ args }) => String(args["member"]));
  return walkers(partsOf(place)[0] ?? "", members.includes("worker") ? "worker" : "leader", 1);
}

const WALKS = ["move", "jump", "walk"];

interface Walkers {
  member: string;
  count: number;
  place: Place;
}

/** Those who could be picked up on the hexagon of those who are: so many workers, or the leader. */
export function companions(picked: Place | null, choices: readonly Choice[]): Walkers[] {
  const [hex = ""] = picked && kindOf(picked) === "party" ? partsOf(picked) : [];
  const walks = choices.filter(({ kind, args }) => WALKS.includes(kind) && startOf(args) === hex);
  const all = walks.map(({ args }) => {
    const [member, count] = [String(args["member"]), Number(args["count"] ?? 1)];
    return { member, count, place: walkers(hex, member, count) };
  });
  return [...new Map(all.map((one) => [one.place, one])).values()];
}

/** By kind of place: what a click picks up. */
const PICKS: Readonly<
  Record<string, (place: Place, picked: Place | null, choices: readonly Choice[]) => Place | null>
> = {
  party: (place, picked, choices) => (picked?.startsWith(`${place}/`) ? null : first(place, choices)),
  give: (place, picked) => (place === picked ? null : place),
  space: (place, picked, choices) => turned(partsOf(place)[0] ?? "", picked, choices),
};

const AREAS: Readonly<Record<string, string>> = { give: "treasures", take: "treasures", display: "display" };

export const PLACES: Places = {
  placeOf,
  areaOf: (place) => AREAS[kindOf(place)] ?? "map",
  pick: (place, picked, choices) => PICKS[kindOf(place)]?.(place, picked, choices),
  keys: { m: ["goal/", "party/"], t: ["give/", "take/"] },
};
