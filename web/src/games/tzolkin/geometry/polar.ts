/** Points and angles of the drawing: screen degrees, 0 to the right, y downward, clockwise positive. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const ORIGIN: Point = { x: 0, y: 0 };

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The point at a distance from a centre, in a direction. */
export function polar(centre: Point, distance: number, degrees: number): Point {
  const angle = radians(degrees);
  return { x: centre.x + distance * Math.cos(angle), y: centre.y + distance * Math.sin(angle) };
}

/** The centre of a box that just clears a circle around a centre, in a direction. */
export function outside(centre: Point, radius: number, degrees: number, width: number, height: number): Point {
  const angle = radians(degrees);
  const reach = (Math.abs(Math.cos(angle)) * width) / 2 + (Math.abs(Math.sin(angle)) * height) / 2;
  return polar(centre, radius + reach, degrees);
}

/** The path of a clockwise arc around a centre. */
export function arc(centre: Point, radius: number, from: number, to: number): string {
  const start = polar(centre, radius, from);
  const end = polar(centre, radius, to);
  const large = to - from > 180 ? 1 : 0;
  return `M${fixed(start)}A${radius.toFixed(2)} ${radius.toFixed(2)} 0 ${large} 1 ${fixed(end)}`;
}

/** A closed path through points. */
export const closed = (points: readonly Point[]): string => `M${points.map(fixed).join("L")}Z`;

const fixed = (point: Point): string => `${point.x.toFixed(2)} ${point.y.toFixed(2)}`;
