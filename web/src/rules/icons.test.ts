import { expect, it } from "vitest";
import { words } from "$board/testing/positions";
import { iconsOf } from "./icons";

it("finds what a rule speaks of, in both languages", () => {
  expect(iconsOf("A corn tile for 5 corn or a wood tile", words("tzolkin", "en"))).toEqual(["corn", "wood"]);
  expect(iconsOf("옥수수를 내고 돌과 금을 얻습니다.", words("tzolkin", "ko"))).toEqual(["corn", "stone", "gold"]);
});

it("finds nothing in the middle of other words", () => {
  expect(iconsOf("건물과 물품을 지금 받습니다.", words("ahau", "ko"))).toEqual([]);
});
