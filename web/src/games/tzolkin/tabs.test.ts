import { expect, it } from "vitest";
import { nearest } from "./focus";
import { building, goods, level, space, START, wealth } from "./places";
import { hiddenOn, TABS, tabOfPlace } from "./tabs";

it("draws every place on one tab, or on all", () => {
  expect([space("uxmal", 2), START, level("theology", 1), building("tomb_glory")].map(tabOfPlace)).toEqual([
    "gears",
    "gears",
    "temples",
    "offers",
  ]);
  expect(tabOfPlace(goods("wood"))).toBeNull();
});

it("offers as buttons what the tab shown does not draw: goods on every tab, the hand on none", () => {
  for (const { id } of TABS) {
    expect(hiddenOn(id, goods("wood"))).toBe(true);
    expect(hiddenOn(id, wealth("wealth_tikal_1"))).toBe(false);
    expect(hiddenOn(id, START)).toBe(id !== "gears");
  }
});

it("moves the focus to the nearest thing in the direction of an arrow", () => {
  const points = [
    { x: 10, y: 1 },
    { x: 4, y: 9 },
    { x: -5, y: 0 },
  ];
  const from = { x: 0, y: 0 };
  expect(nearest(from, points, [1, 0])).toBe(0);
  expect(nearest(from, points, [-1, 0])).toBe(2);
  expect(nearest(from, points, [0, 1])).toBe(1);
  expect(nearest(from, points, [0, -1])).toBe(-1);
});
