import { expect, it } from "vitest";
import type { HeldTable, TableInfo } from "$lib/messages";
import { translate } from "$lib/texts";
import { placeOf, standing } from "./standing";

const t = translate("en", [
  "table-running = move { $move }\ntable-over = over\nwon-by = { $name } won\nwon-with = won, { $n }",
  "placed = { $place } of { $players }, { $n }",
]);
const game = translate("en", ["standing = day { $day }\ntable-running = move { $move }"]);
const held = (table: Partial<TableInfo>, seats_held: number[]): HeldTable => ({
  role: "owner",
  waiting: false,
  seats_held,
  table: {
    seats: ["You", "Balam", "Nicté"].map((name) => ({ name, kind: "bot", level: null, connected: true })),
    facts: {},
    move: 12,
    ...table,
  } as TableInfo,
});

it("tells how far a game is by its own facts, where there are any", () => {
  expect(standing(held({ facts: { day: 11, over: false } }, [0]), game)).toBe("day 11");
  expect(standing(held({}, [0]), game)).toBe("move 12");
  expect(standing(held({ facts: { day: 11 } }, [0]), t)).toBe("move 12");
});

it("tells how one has come off", () => {
  const table = { scores: [50, 60, 40], winners: [1] };
  expect(placeOf(held(table, [0]), t)).toBe("2 of 3, 50");
  expect(placeOf(held(table, [2]), t)).toBe("3 of 3, 40");
  expect(placeOf(held(table, [1]), t)).toBe("won, 60");
  expect(placeOf(held(table, []), t)).toBe("Balam won");
  // A tie for points that somebody else has won.
  expect(placeOf(held({ scores: [60, 60], winners: [1] }, [0]), t)).toBe("2 of 2, 60");
});
