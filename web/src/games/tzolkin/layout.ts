/** Where everything of the gear train is drawn: the module in px, the wheel's centre, plates moved a little aside. */
import type { Components } from "./components";
import { arc, outside, polar, type Point } from "./geometry/polar";
import { GEARS, gearPlace, spaceAngle, type GearName, type GearPlace, type Teeth } from "./geometry/train";
import type { Plate } from "./plates";

export const MODULE = 12.3;
export const WIDTH = 822;
export const HEIGHT = 566;
export const WHEEL: Point = { x: 411, y: 201 };

/** The numbers of teeth that a component pack prints. */
export function teethOf(pack: Components): Teeth {
  const gears = Object.fromEntries(pack.gears.tiles.map((row) => [row.id, row.teeth]));
  return { wheel: pack.calendar.teeth, gears: gears as Record<GearName, number> };
}

/** A gear in px. */
export interface DrawnGear {
  readonly place: GearPlace;
  readonly centre: Point;
  readonly radius: number;
  /** Distance of the seats from the centre, and their size. */
  readonly seats: number;
  readonly seat: number;
  readonly hub: number;
  /** Plates stand outside this circle. */
  readonly clear: number;
}

/** All gears around a wheel. */
export function drawnGears(teeth: Teeth, wheel: Point, module: number): Record<GearName, DrawnGear> {
  const all = GEARS.map((name): [GearName, DrawnGear] => {
    const place = gearPlace(teeth, name);
    const centre = { x: wheel.x + place.centre.x * module, y: wheel.y + place.centre.y * module };
    const radius = place.radius * module;
    const sizes = { seats: radius - 1.52 * module, seat: 0.93 * module, hub: radius - 2.57 * module };
    return [name, { place, centre, radius, ...sizes, clear: radius + 0.78 * module + 4 }];
  });
  return Object.fromEntries(all) as Record<GearName, DrawnGear>;
}

/** The seat of a space; a fraction lies between two of them. */
export const seatAt = (gear: DrawnGear, space: number): Point =>
  polar(gear.centre, gear.seats, spaceAngle(gear.place, space));

/** The number of a space stands on its tooth. */
export const numberAt = (gear: DrawnGear, space: number, module: number): Point =>
  polar(gear.centre, gear.radius + 0.14 * module, spaceAngle(gear.place, space));

/** Plates moved along their ring, in spaces, where two gears face each other. */
const MOVED: Readonly<Record<string, number>> = {
  "palenque/1": 0.5,
  "palenque/2": 0.2,
  "chichen_itza/1": 0.22,
  "chichen_itza/2": 0.1,
  "chichen_itza/8": -0.05,
  "chichen_itza/9": -0.12,
  "uxmal/1": 0.16,
  "uxmal/4": -0.1,
  "uxmal/5": -0.3,
};

/** The middle of a plate beside its space. */
export function plateAt(gear: DrawnGear, space: number, width: number, height: number): Point {
  const moved = MOVED[`${gear.place.name}/${space}`] ?? 0;
  return outside(gear.centre, gear.clear, spaceAngle(gear.place, space + moved), width, height);
}

/** Where the one plate of several free-choice spaces stands, in spaces. */
const FREE: Readonly<Partial<Record<GearName, number>>> = { uxmal: 5.5, tikal: 6.72 };
const FREE_USUALLY = 6.38;

export const freePlateAt = (gear: DrawnGear, width: number, height: number): Point =>
  outside(gear.centre, gear.clear + 3, spaceAngle(gear.place, FREE[gear.place.name] ?? FREE_USUALLY), width, height);

/** The arc that joins the spaces which share a plate. */
export const freeArc = (gear: DrawnGear, first: number, last: number): string =>
  arc(gear.centre, gear.clear + 1, spaceAngle(gear.place, first - 0.16), spaceAngle(gear.place, last + 0.16));

// -- plates -----------------------------------------------------------------------------------------------------------

export const ICON = 16;
const GAP = 2;
const WIDE_SIGN = 12.5;
const LETTER = 7.2;

/** The width of a short text of 12.5 px; the signs × and − are as wide as Korean letters. */
export const textWidth = (text: string): number =>
  text === "" ? 0 : 1 + [...text].reduce((sum, sign) => sum + (sign === "×" || sign === "−" ? WIDE_SIGN : LETTER), 0);

const signWidth = (text: string): number => ICON + GAP + textWidth(text);
const rowWidth = (row: Plate[number]): number => row.reduce((sum, { text }) => sum + signWidth(text), 0);

export const plateSize = (plate: Plate): { width: number; height: number } => ({
  width: Math.max(...plate.map(rowWidth)) + 7,
  height: plate.length * (ICON + GAP) + 5,
});

/** Every sign of a plate with its place, relative to the plate's middle. */
export function plateSigns(plate: Plate): { icon: string; text: string; x: number; y: number }[] {
  const { height } = plateSize(plate);
  return plate.flatMap((row, i) => {
    let x = -(rowWidth(row) - GAP) / 2;
    const y = -height / 2 + 2.5 + (ICON + GAP) * (i + 0.5);
    return row.map((one) => {
      const drawn = { ...one, x, y };
      x += signWidth(one.text);
      return drawn;
    });
  });
}
