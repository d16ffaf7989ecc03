/** Where on a hex each thing that can be chosen is lit, and where its price stands. */
import { kindOf, type Place } from "$board/places";
import type { Space } from "../view";
import { lift, S, templeSize, type Point } from "./hexes";
import { PLATE_HEIGHT, plates } from "./plates";

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

const round = ({ x, y }: Point, r: number, flag: Point, icon?: string): Mark => ({
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

const plate: Drawn = (at, space, seat, grow) => {
  const own = plates(at, space.members, grow).find((one) => one.seat === seat) ?? { ...at, width: LEAST };
  const [width, height] = [Math.max(own.width, LEAST), Math.max(PLATE_HEIGHT * grow, LEAST)];
  return { x: own.x - (width - own.width) / 2, y: own.y - height / 2, width, height, rx: height / 2 };
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
  party: plate,
};

/** How a place of a hex is lit; null for the hex as a whole. */
export const markOf = (place: Place, at: Point, space: Space, seat: number | null, grow: number): Mark | null =>
  MARKS[kindOf(place)]?.(at, space, seat, grow) ?? null;
