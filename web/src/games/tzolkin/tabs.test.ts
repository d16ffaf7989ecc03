import { expect, it } from "vitest";
import { building, field, goods, level, owned, space, START, wealth } from "./places";
import { homeless, tabOfPlace } from "./tabs";

it("draws every place on one tab, or on all", () => {
  expect([space("uxmal", 2), START, level("theology", 1), building("tomb_glory")].map(tabOfPlace)).toEqual([
    "gears",
    "gears",
    "temples",
    "offers",
  ]);
  expect(tabOfPlace(goods("wood"))).toBeNull();
});

it("leaves to the prompt what no tab draws: goods and own tiles, but not the hand, which lies over every tab", () => {
  expect([goods("wood"), owned("tomb_glory"), field(3, "wood")].map(homeless)).toEqual([true, true, true]);
  expect([wealth("wealth_tikal_1"), START, space("uxmal", 2)].map(homeless)).toEqual([false, false, false]);
});
