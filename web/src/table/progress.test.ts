import { expect, it } from "vitest";
import type { Entry } from "$games/board";
import type { Deed } from "./chronicle";
import { courses, swings } from "./progress";

const points = (seat: number, amount: number, cause = "gods"): Entry => ({ seat, what: "points", amount, cause });
const deed = (move: number, ...entries: Entry[]): Deed => ({
  move,
  seat: 0,
  choice: null,
  step: "",
  entries,
  events: [],
  turn: false,
});
const game = [
  deed(1, points(0, 2), { seat: 0, what: "corn", amount: 9, cause: "gods" }),
  deed(2, points(1, 5), points(1, 4), points(0, -3, "feeding")),
  deed(3),
  deed(4, points(0, 30, "end"), points(1, 1, "end")),
];

it("follows every seat from its first points to its last", () => {
  expect(courses(game, [30, 10])).toEqual([
    [1, 3, 0, 0, 30],
    [0, 0, 9, 9, 10],
  ]);
});

it("finds the moments that made the difference, equal reasons together, the last count left out", () => {
  expect(swings(game, 2)).toEqual([
    { move: 2, seat: 1, cause: "gods", amount: 9 },
    { move: 2, seat: 0, cause: "feeding", amount: -3 },
  ]);
});
