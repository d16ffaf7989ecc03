import { describe, expect, it } from "vitest";
import { gearOutline } from "./outline";
import { ORIGIN, polar, radians, type Point } from "./polar";
import { GEARS, gearPlace, gearTurn, spaceAngle, toothAngle, wheelTurn, type Teeth } from "./train";

const TEETH: Teeth = { wheel: 26, gears: { palenque: 10, yaxchilan: 10, tikal: 10, uxmal: 10, chichen_itza: 13 } };
const FRACTIONS = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875];

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const mod = (angle: number, whole: number): number => ((angle % whole) + whole) % whole;

function turned(points: Point[], degrees: number, by: Point): Point[] {
  const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return points.map(({ x, y }) => ({ x: x * c - y * s + by.x, y: x * s + y * c + by.y }));
}

function inside(point: Point, polygon: Point[]): boolean {
  let odd = false;
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length] as Point;
    const crosses = a.y > point.y !== b.y > point.y && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x;
    if (crosses) odd = !odd;
  });
  return odd;
}

describe("the gear train", () => {
  it.each(GEARS)("%s touches the wheel at its pitch circle", (name) => {
    const gear = gearPlace(TEETH, name);
    expect(distance(gear.centre, ORIGIN)).toBeCloseTo(TEETH.wheel / 2 + gear.radius, 9);
  });

  it("keeps gears apart from each other", () => {
    const gears = GEARS.map((name) => gearPlace(TEETH, name));
    for (const a of gears)
      for (const b of gears) if (a !== b) expect(distance(a.centre, b.centre)).toBeGreaterThan(a.radius + b.radius + 2);
  });

  it.each(GEARS)("turns wheel and %s so that no tooth cuts into another, at any time of a day", (name) => {
    const gear = gearPlace(TEETH, name);
    for (const f of FRACTIONS) {
      const wheel = turned(gearOutline(TEETH.wheel, 1), wheelTurn(TEETH, 1 + f), ORIGIN);
      const small = turned(gearOutline(gear.teeth, 1), gearTurn(gear, f), gear.centre);
      expect(small.some((point) => inside(point, wheel))).toBe(false);
      expect(wheel.some((point) => inside(point, small))).toBe(false);
    }
  });

  it.each(GEARS)("leaves hardly any play between the teeth of wheel and %s", (name) => {
    const gear = gearPlace(TEETH, name);
    for (const f of FRACTIONS) {
      const wheel = turned(gearOutline(TEETH.wheel, 1), wheelTurn(TEETH, 1 + f), ORIGIN);
      const small = turned(gearOutline(gear.teeth, 1), gearTurn(gear, f), gear.centre);
      const nearest = Math.min(...small.map((a) => Math.min(...wheel.map((b) => distance(a, b)))));
      expect(nearest).toBeLessThan(0.25);
    }
  });

  it.each(GEARS)("carries a worker of %s one space on with each day", (name) => {
    const gear = gearPlace(TEETH, name);
    for (const days of [1, 2]) {
      const rides = gearTurn(gear, days) + (3 * 360) / gear.teeth;
      expect(mod(rides - spaceAngle(gear, 3 + days), 360)).toBeCloseTo(0, 9);
    }
  });

  it.each(GEARS)("shows the wheel the gap between the last two positions of %s", (name) => {
    const gear = gearPlace(TEETH, name);
    const toWheel = gear.direction + 180;
    const before = spaceAngle(gear, gear.teeth - 1);
    const after = spaceAngle(gear, gear.teeth - 2);
    expect(mod((before + after) / 2 - toWheel, 360)).toBeCloseTo(0, 9);
  });

  it("puts today under the pointer, and day 27 on the tooth of day 1", () => {
    for (const day of [1, 11, 26, 27]) {
      const angle = wheelTurn(TEETH, day) + toothAngle(TEETH, day);
      expect(polar(ORIGIN, 1, angle).y).toBeCloseTo(-1, 9);
    }
    expect(mod(toothAngle(TEETH, 27) - toothAngle(TEETH, 1), 360)).toBeCloseTo(0, 9);
  });
});
