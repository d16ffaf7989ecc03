/** Where everything is on the map: a plan of ours that follows the real geography loosely, in a box of 620 by 640. */
import type { Link } from "../components";

export interface Point {
  x: number;
  y: number;
}

export const WIDTH = 620;
export const HEIGHT = 640;

const at = (x: number, y: number): Point => ({ x, y });

export const CITIES: Readonly<Record<string, Point>> = {
  chichen_itza: at(404, 62),
  uxmal: at(226, 96),
  tulum: at(546, 120),
  edzna: at(186, 216),
  calakmul: at(306, 302),
  lamanai: at(462, 322),
  palenque: at(62, 382),
  tikal: at(372, 412),
  yaxchilan: at(188, 438),
  quirigua: at(440, 598),
};

/** Where the name of a city stands, and its workers, if not above and below it. */
export const NAMED: Readonly<Record<string, number>> = { calakmul: 34 };
export const PLATES: Readonly<Record<string, Point>> = {
  uxmal: at(-36, 0),
  edzna: at(-38, 0),
  yaxchilan: at(-18, 0),
  quirigua: at(66, -24),
};

/** Links that are bent: through which point, and where on them the site lies. */
const BENT: Readonly<Record<string, { by?: Point; t?: number }>> = {
  "chichen_itza edzna": { by: at(338, 214), t: 0.37 },
  "chichen_itza calakmul": { t: 0.52 },
  "uxmal palenque": { by: at(6, 236) },
  "tulum quirigua": { by: at(640, 340) },
  "palenque quirigua": { by: at(214, 520) },
  "tikal quirigua": { t: 0.52 },
};

const bend = ({ cities }: Link): { by?: Point; t?: number } => BENT[cities.join(" ")] ?? {};
const ends = ({ cities: [a, b] }: Link): [Point, Point] => [CITIES[a] ?? at(0, 0), CITIES[b] ?? at(0, 0)];

/** The drawn line of a link. */
export function lineOf(link: Link): string {
  const [a, b] = ends(link);
  const { by } = bend(link);
  return by ? `M${a.x} ${a.y}Q${by.x} ${by.y} ${b.x} ${b.y}` : `M${a.x} ${a.y}L${b.x} ${b.y}`;
}

/** The place of a production site on its link. */
export function siteAt(link: Link): Point {
  const [a, b] = ends(link);
  const { by, t = 0.5 } = bend(link);
  if (!by) return at(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t);
  const mix = (p: number, q: number, r: number): number => (1 - t) ** 2 * p + 2 * t * (1 - t) * q + t ** 2 * r;
  return at(mix(a.x, by.x, b.x), mix(a.y, by.y, b.y));
}

/** The control point between two cities, for the arrow of somebody who walks. */
export function between(from: string, to: string, links: readonly Link[]): Point {
  const link = links.find(({ cities }) => cities.includes(from) && cities.includes(to));
  const by = link && bend(link).by;
  const [a, b] = [CITIES[from] ?? at(0, 0), CITIES[to] ?? at(0, 0)];
  return by ?? at((a.x + b.x) / 2, (a.y + b.y) / 2);
}

export interface Land {
  at: Point;
  border: string;
}

const LANDS = {
  northwest: { at: at(278, 124), border: "M226 96L404 62Q338 214 186 216Z" },
  northeast: { at: at(438, 196), border: "M404 62L546 120L462 322L372 412L306 302Z" },
  middle: { at: at(240, 232), border: "M404 62L306 302L188 438L186 216Q338 214 404 62Z" },
  west: { at: at(116, 290), border: "M226 96L186 216L188 438L62 382Q6 236 226 96Z" },
  east: { at: at(470, 440), border: "M546 120Q640 340 440 598L372 412L462 322Z" },
  south: { at: at(284, 470), border: "M306 302L372 412L440 598Q214 520 62 382L188 438Z" },
  north: { at: at(272, 186), border: "M226 96L404 62L306 302L188 438L186 216Z" },
};
const LARGE: readonly Land[] = [LANDS.northwest, LANDS.northeast, LANDS.middle, LANDS.west, LANDS.east, LANDS.south];
const SMALL: readonly Land[] = [LANDS.north, LANDS.northeast, LANDS.west, LANDS.east, LANDS.south];

/** The regions from 1 on, by how many there are. */
export const lands = (regions: number): readonly Land[] => (regions > SMALL.length ? LARGE : SMALL);

/** The outline of a city: a hexagon that stands on a corner. */
export function hexagon({ x, y }: Point, r: number): string {
  const corner = (i: number): string => {
    const angle = (Math.PI / 3) * i;
    return `${(x + r * Math.sin(angle)).toFixed(1)} ${(y - r * Math.cos(angle)).toFixed(1)}`;
  };
  return `M${[0, 1, 2, 3, 4, 5].map(corner).join("L")}Z`;
}

export const COAST =
  "M-20 340C20 326 34 322 46 298C66 258 122 262 138 214C152 168 150 110 178 72C210 30 290 30 350 22" +
  "C420 10 500 8 552 40C600 70 600 120 588 172C580 214 560 250 558 290C556 330 574 350 560 392" +
  "C546 430 530 450 528 492C526 530 552 548 590 556C610 560 640 566 660 560V680H-20Z";
