import { expect, it } from "vitest";
import { isArrow, nearest } from "./arrows";

const points = [
  { x: 10, y: 0 },
  { x: 30, y: 1 },
  { x: 0, y: 20 },
  { x: -15, y: 30 },
];
const from = { x: 0, y: 0 };

it("goes to the nearest in the direction, straight ahead rather than aside", () => {
  expect(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"].map((key) => nearest(from, points, key))).toEqual([
    0, 2, 3, -1,
  ]);
  expect(nearest(points[0]!, points, "ArrowRight")).toBe(1);
});

it("knows an arrow from other keys", () => {
  expect(["ArrowUp", "a", "Enter"].map(isArrow)).toEqual([true, false, false]);
});
