/** Arrow keys move between what can be chosen: to the nearest lit thing in the direction of the key. */

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How much more a step aside counts than a step ahead. */
const ASIDE = 2.5;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The index of the nearest point in a direction; -1 where there is none. */
export function nearest(from: Spot, points: readonly Spot[], [dx, dy]: readonly [number, number]): number {
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

/** The handler of the board. */
export function move(event: KeyboardEvent): void {
  const direction = DIRECTIONS[event.key];
  const from = (event.target as Element).closest("[data-place]");
  if (!direction || !from) return;
  const others = [...document.querySelectorAll<HTMLElement | SVGElement>("[data-place]")].filter((one) => one !== from);
  const found = others[nearest(middle(from), others.map(middle), direction)];
  if (!found) return;
  event.preventDefault();
  found.focus();
}

/** Keys that jump to the first lit thing of an area, by how its place begins. */
const AREAS: Readonly<Record<string, readonly string[]>> = {
  "1": ["space/palenque", "action/palenque"],
  "2": ["space/yaxchilan", "action/yaxchilan"],
  "3": ["space/tikal", "action/tikal"],
  "4": ["space/uxmal", "action/uxmal"],
  "5": ["space/chichen_itza", "action/chichen_itza"],
  t: ["temple/", "technology/"],
  b: ["building/", "monument/"],
};

/** The handler of the page: a letter or digit jumps to an area, unless somebody types or holds a modifier. */
export function jump(event: KeyboardEvent): void {
  const starts = AREAS[event.key.toLowerCase()];
  const typing = (event.target as Element).matches("input, select, textarea, dialog *");
  if (!starts || typing || event.ctrlKey || event.metaKey || event.altKey) return;
  const found = starts.map((start) => document.querySelector<SVGElement>(`[data-place^="${start}"]`)).find(Boolean);
  found?.focus();
}
