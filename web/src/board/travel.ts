/** The way of a piece across the table. */
import type { Point } from "./anchors";

export interface Travel {
  /** As a path of SVG. */
  path: string;
  ms: number;
}

/** A longer way is a bow of so much of its length. */
const STRAIGHT = 120;
const BOW = 0.12;
const [LEAST_MS, MOST_MS] = [180, 420];
export { MOST_MS };

/** The way from one point to another: straight where it is short, else a bow upwards. */
export function travel(from: Point, to: Point): Travel {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  // The point that pulls a quadratic curve lies twice as far out as the curve comes.
  const pull = length > STRAIGHT ? 2 * BOW * (dx < 0 ? -1 : 1) : 0;
  const middle = { x: (from.x + to.x) / 2 + dy * pull, y: (from.y + to.y) / 2 - dx * pull };
  return {
    path: `M${from.x} ${from.y}Q${middle.x} ${middle.y} ${to.x} ${to.y}`,
    ms: Math.min(Math.max(140 + 0.55 * length, LEAST_MS), MOST_MS),
  };
}
