/** The gear train: a calendar wheel and five gears that mesh with it. All follows from the numbers of teeth. */
import { ORIGIN, polar, type Point } from "./polar";

export const GEARS = ["palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza"] as const;
export type GearName = (typeof GEARS)[number];

/** How many wheel teeth clockwise from straight down each gear stands; a whole number, so that teeth meet gaps. */
const STANDS: Readonly<Record<GearName, number>> = { palenque: 4, yaxchilan: 8, tikal: -8, uxmal: -4, chichen_itza: 0 };
const DOWN = 90;
const TOP = -90;

/** Teeth of the wheel and of each gear, as the component pack prints them. */
export interface Teeth {
  readonly wheel: number;
  readonly gears: Readonly<Record<GearName, number>>;
}

/** One gear in its place beside the wheel; lengths are in modules, from the wheel's centre. */
export interface GearPlace {
  readonly name: GearName;
  readonly teeth: number;
  readonly centre: Point;
  /** Pitch radius. */
  readonly radius: number;
  /** Direction from the wheel. */
  readonly direction: number;
}

/** Where a gear stands. */
export function gearPlace(teeth: Teeth, name: GearName): GearPlace {
  const count = teeth.gears[name];
  const direction = DOWN + (STANDS[name] * 360) / teeth.wheel;
  const centre = polar(ORIGIN, (teeth.wheel + count) / 2, direction);
  return { name, teeth: count, centre, radius: count / 2, direction };
}

/** The direction of a space from its gear's centre: spaces rise clockwise, the last two positions face the wheel. */
export const spaceAngle = (gear: GearPlace, space: number): number =>
  gear.direction + 180 + ((space + 1.5) * 360) / gear.teeth;

/** How far the gear is turned after a number of days, which may be a fraction: it turns clockwise. */
export const gearTurn = (gear: GearPlace, days: number): number => spaceAngle(gear, 0) + (days * 360) / gear.teeth;

/** How far the wheel is turned when a day stands under the pointer: counter-clockwise, a tooth a day. */
export const wheelTurn = (teeth: Teeth, day: number): number => TOP - ((day - 1) * 360) / teeth.wheel;

/** The direction, on the wheel itself, of the tooth that carries a day; the days of the next round use it again. */
export const toothAngle = (teeth: Teeth, day: number): number => ((day - 1) * 360) / teeth.wheel;

/** The day whose tooth lies so many teeth clockwise from the pointer. */
export const dayAhead = (teeth: Teeth, day: number, ahead: number): number => ((day - 1 + ahead) % teeth.wheel) + 1;
