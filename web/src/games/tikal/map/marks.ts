/** Where on a hex each thing that can be chosen is lit, and where its price stands. */
import { kindOf, type Place } from "$board/places";
import type { Space } from "../view";
import { lift, S, templeSize, type Point } from "./hexes";
import { crownOf, PLATE_HEIGHT, plates, type Plate } from "./plates";

export interface Mark {
  x: number;
  y: number;
  width: number;
  height: number;
  rx: number;
  /** Where the price stands; nowhere for what is picked up first. */
  flag?: Point;
  /** Drawn in it, where there is nothing yet. */
  icon?: string;
}

type Drawn = (at: Point, space: Space, seat: number | null, grow: number) => Mark;

const round = ({ x, y }: Point, r: number, flag?: Point, icon?: string): Mark => ({
  x: x - r,
  y: y - r,
  width: 2 * r,
  height: 2 * r,
  rx: r,
  flag,
  icon,
});
const above = ({ x, y }: Point, by: number): Point => ({ x, y: y - by * S });
const middle = ({ x, y }: Point, space: Space): Point => ({ x, y: y + lift(space.members.length) });

/** Plates are low: what is clicked is higher than what is drawn. */
const LEAST = 26;

const own = (at: Point, space: Space, seat: number | null, grow: number): Plate | undefined =>
  plates(at, space.members, grow).find((one) => one.seat === seat);

/** A part of a plate, from its left to its right end. */
function part({ y }: Point, left: number, right: number, grow: number): Mark {
  const [width, height] = [Math.max(right - left, LEAST), Math.max(PLATE_HEIGHT * grow, LEAST)];
  return { x: (left + right - width) / 2, y: y - height / 2, width, height, rx: height / 2 };
}

/** Where a plate with workers and the leader is divided. */
const beforeCrown = (plate: Plate, grow: number): number => crownOf(plate, grow) - 12 * grow;

/** The workers of a plate: all of it, or what is before the leader's crown. */
const ofWorkers: Drawn = (at, space, seat, grow) => {
  const plate = own(at, space, seat, grow);
  if (!plate) return part(at, at.x, at.x, grow);
  const end = beforeCrown(plate, grow);
  return plate.leader ? part(plate, end - LEAST, end, grow) : part(plate, plate.x, plate.x + plate.width, grow);
};

/** The leader among workers, alone on a plate, or ready beside a camp. */
const ofLeader: Drawn = (at, space, seat, grow) => {
  const plate = own(at, space, seat, grow);
  const { x, y } = middle(at, space);
  if (!plate?.leader) return round({ x: x + S * 0.5, y: y - S * 0.1 }, S * 0.2, undefined, "starting-player");
  const start = plate.workers ? beforeCrown(plate, grow) : plate.x;
  return part(plate, start, Math.max(start + LEAST, plate.x + plate.width), grow);
};

const ofTemple: Drawn = (at, space) => {
  const { x, y } = middle(at, space);
  const h = templeSize(space.value ?? 1) + 2;
  return { x: x - h, y: y - h, width: 2 * h, height: 2 * h, rx: 6, flag: { x, y: y - h - 3 } };
};

const ofGuard: Drawn = (at, space) => {
  const { x, y } = middle(at, space);
  const h = templeSize(space.value ?? 1);
  const spot = { x: x + h + S * 0.12, y: y - h * 0.1 };
  return round(spot, S * 0.19, { x: spot.x + S * 0.05, y: spot.y + S * 0.29 }, "guard");
};

const ofPile: Drawn = (at, space) => {
  const { x, y } = middle(at, space);
  const top = ((space.treasures ?? 1) - 1) * 0.05;
  return round({ x: x - S * 0.04, y: y + S * (0.06 - top) }, S * 0.31, { x: x - S * 0.04, y: y - S * 0.36 });
};

const MARKS: Readonly<Record<string, Drawn>> = {
  temple: ofTemple,
  guard: ofGuard,
  pile: ofPile,
  camp: (at, space) => round(middle(at, space), S * 0.28, above(middle(at, space), 0.29), "camp"),
  enter: (at, space) => round(middle(at, space), S * 0.36, above(middle(at, space), 0.37)),
  party: ofWorkers,
  leader: ofLeader,
};

/** How a place of a hex is lit; null for the hex as a whole. */
export const markOf = (place: Place, at: Point, space: Space, seat: number | null, grow: number): Mark | null =>
  MARKS[kindOf(place)]?.(at, space, seat, grow) ?? null;
