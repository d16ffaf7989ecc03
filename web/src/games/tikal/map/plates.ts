/** The plates of members on a hex: each player's shape, how many workers, the leader's crown. */
import type { Party } from "../view";
import { S, type Point } from "./hexes";

export interface Plate extends Party {
  /** Its left end and its middle. */
  x: number;
  y: number;
  width: number;
}

export const PLATE_HEIGHT = 17;

/** The leader stands apart from workers, so that each can be taken up. */
const apart = (workers: number): number => (workers ? 8 : 0);

function widthOf({ workers, leader }: Party): number {
  return 21 + (workers > 9 ? 8 : 0) - (workers ? 0 : 7) + (leader ? 13 + apart(workers) : 0) + 7;
}

/** The middle of the leader's crown, after the number of workers. */
export const crownOf = ({ x, workers }: Pick<Plate, "x" | "workers">, grow: number): number =>
  x + (22.2 + apart(workers) + 7.6 * (workers ? String(workers).length : 0)) * grow;

/** Where the plates of a hex stand, so many times larger than at the desk. */
export function plates(at: Point, parties: readonly Party[], grow: number): Plate[] {
  const rows = parties.length < 3 ? [parties] : [parties.slice(0, 2), parties.slice(2)];
  return rows.flatMap((row, i) => {
    const y = at.y + S * (rows.length === 1 ? 0.4 : 0.32 + 0.27 * i);
    const all = row.reduce((sum, one) => sum + widthOf(one) * grow + 2, -2);
    let x = at.x - all / 2;
    return row.map((one) => {
      const plate = { ...one, x, y, width: widthOf(one) * grow };
      x += plate.width + 2;
      return plate;
    });
  });
}
