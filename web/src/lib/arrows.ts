/** Arrow keys: to the nearest thing in the direction of the key. */

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How much more a step aside counts than a step ahead. */
const ASIDE = 2.5;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const isArrow = (key: string): boolean => key in DIRECTIONS;

/** The index of the nearest point in the direction of a key; -1 where there is none. */
export function nearest(from: Spot, points: readonly Spot[], key: string): number {
  const [dx, dy] = DIRECTIONS[key] ?? [0, 0];
  let best = -1;
  let shortest = Infinity;
  points.forEach(({ x, y }, i) => {
    const ahead = (x - from.x) * dx + (y - from.y) * dy;
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    const distance = ahead + ASIDE * aside;
    if (ahead > 1 && distance < shortest) [best, shortest] = [i, distance];
  });
  return best;
}

function middle(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The nearest of some elements in the direction of a key. */
export function towards<E extends Element>(from: Element, others: readonly E[], key: string): E | undefined {
  const rest = others.filter((one) => one !== from);
  return rest[nearest(middle(from), rest.map(middle), key)];
}
