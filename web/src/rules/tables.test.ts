import { describe, expect, it } from "vitest";
import { packOf, words } from "$board/testing/positions";
import type { Pack } from "$games/board";
import { GAMES, lessons, letterOf } from "./guide";
import { rowsOf, unsure } from "./tables";

const PACK = {
  placing: { confidence: "high", worker_cost: [0, 1, 2] },
  map: { confidence: "reconstructed", tiles: [{ gain: { corn: 2 } }, { gain: {} }], a: 1, b: 2, c: 3 },
};

describe("a table", () => {
  it("reads what stands in the pack", () => {
    const rows = rowsOf(
      {
        title: "",
        rows: [
          ["worker", "placing.worker_cost", "count"],
          ["more", "placing.worker_cost", "more"],
          ["all", "placing.worker_cost", "sum"],
          ["gain", "map.tiles.*.gain", "plain"],
          ["some", "map.a,c", "keys"],
          ["less", "map.a,c", "less"],
        ],
      },
      PACK,
    );
    expect(rows.map(({ cells }) => cells)).toEqual([
      [1, 2, 3],
      [0, "+1", "+2"],
      [0, 1, 3],
      [{ corn: 2 }, {}],
      ["a", "c"],
      ["−1", "−3"],
    ]);
  });

  it("says what is not known for sure", () => {
    expect(unsure({ title: "", rows: [["", "map.a,b", "plain"]] }, PACK)).toBe(true);
    expect(unsure({ title: "", rows: [["", "placing.worker_cost", "plain"]] }, PACK)).toBe(false);
  });

  it.each(GAMES)("of %s has a number for every heading, in words that exist", async (game) => {
    const [pack, t, all] = [packOf<Pack>(game), words(game, "ko"), await lessons(game, "ko")];
    const found = all.flatMap((lesson) => lesson.tables.map((table) => ({ lesson, table })));
    expect(found.length).toBeGreaterThan(2);
    for (const { lesson, table } of found) {
      const rows = rowsOf(table, pack);
      expect(rows.every(({ label, cells }) => t.has(label) && cells.every((cell) => cell !== undefined))).toBe(true);
      expect(t.has(table.title)).toBe(true);
      if (table.row) expect(letterOf(lesson, table.row)).not.toBe("");
    }
  });
});
