/** Where things lie on the map: flat-topped hexes, columns from the left, the odd ones half a hex lower. */

export interface Point {
  x: number;
  y: number;
}

/** The side of a hex; everything else is a part of it. */
export const S = 65;
export const HALF = (Math.sqrt(3) / 2) * S;
const ORIGIN = { x: 6, y: 5 };
export const WIDTH = 12.5 * S + 12;
export const HEIGHT = 11 * HALF + 10;

export function polar({ x, y }: Point, r: number, degrees: number): Point {
  const a = (degrees * Math.PI) / 180;
  return { x: x + r * Math.cos(a), y: y + r * Math.sin(a) };
}

/** The hexes of a map with so many columns and rows, as the server names them. */
export const hexes = (columns: number, rows: number): string[] =>
  Array.from({ length: columns * rows }, (_, i) => `c${Math.floor(i / rows)}r${i % rows}`);

/** The middle of a hex. */
export function centre(hex: string): Point {
  const [column = 0, row = 0] = (hex.match(/\d+/g) ?? []).map(Number);
  return { x: ORIGIN.x + S + 1.5 * S * column, y: ORIGIN.y + HALF * (1 + 2 * row + (column % 2)) };
}

/** The outline of a hex with side r. */
export const outline = (at: Point, r: number): string =>
  `M${[0, 60, 120, 180, 240, 300]
    .map((a) => polar(at, r, a))
    .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join("L")}Z`;

/** The direction of a side, clockwise from the north. */
export const direction = (side: number): number => -90 + 60 * side;

/** The middle of a side. */
export const sideOf = (at: Point, side: number): Point => polar(at, HALF, direction(side));

/** The middle of the hex beyond a side. */
export const beyond = (at: Point, side: number): Point => polar(at, 2 * HALF, direction(side));

/** Halfway between two points. */
export const mid = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** A smooth line through points. */
export function smooth(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return "";
  const at = (i: number): Point => points[Math.min(Math.max(i, 0), points.length - 1)] as Point;
  const bends = points.slice(1).map((end, i) => {
    const [a, b, c] = [at(i - 1), at(i), at(i + 2)];
    const from = { x: b.x + (end.x - a.x) / 6, y: b.y + (end.y - a.y) / 6 };
    const to = { x: end.x - (c.x - b.x) / 6, y: end.y - (c.y - b.y) / 6 };
    return `C${from.x} ${from.y} ${to.x} ${to.y} ${end.x} ${end.y}`;
  });
  return `M${first.x} ${first.y}${bends.join("")}`;
}

/** How far above the middle a hex's thing stands: higher where members need the room below. */
export const lift = (members: number): number => (members ? -0.15 : -0.03) * S;

/** Half the width of a temple with a number on top. */
export const templeSize = (value: number): number => S * (0.27 + 0.022 * tiers(value));

/** How many steps a temple is drawn with: two for 1 to 3, five for 10. */
export const tiers = (value: number): number => 2 + Math.min(3, Math.floor((value - 1) / 3));
