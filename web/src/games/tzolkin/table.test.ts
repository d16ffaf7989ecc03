import { describe, expect, it } from "vitest";
import { packOf, positions } from "$board/testing/positions";
import { Tiles, type Components } from "./components";
import { rungsOf } from "./ladder";
import { effectSigns, offeringOf, plateOf, quickPlate } from "./plates";
import { priceOf } from "./price";
import { prophecySigns } from "./prophecies";
import { GEARS } from "./geometry/train";
import { daysBetween, fallen } from "./turning.svelte";
import type { View } from "./view";

const pack = packOf<Components>("tzolkin");
const real = positions<View>("tzolkin", 15).positions;
const tiles = new Tiles(pack);
const [sample] = real;

describe("the ladder", () => {
  it("shows for every placement of real games what it adds to the space", () => {
    const placing = real.filter(
      ({ view, choices }) => /^(turn|placing)$/.test(view.step) && choices.some(({ kind }) => kind === "start"),
    );
    expect(placing.length).toBeGreaterThan(50);
    for (const { view, seat, choices } of placing) {
      const { costs, placed, open } = rungsOf(pack, view, seat, choices);
      const start = choices.find(({ kind }) => kind === "start");
      const corn = view.seats[seat]?.corn ?? 0;
      // Where the gods take pity they take all there is, which may be less than the ladder says.
      expect(open).toBe(true);
      if (corn > 0) expect(costs[placed]).toBe(start?.args["cost"]);
    }
  });

  it("stands still while nobody places", () => {
    const view = { ...sample!.view, actors: [1], placed: 2 };
    expect(rungsOf(pack, view, 0, [])).toMatchObject({ placed: 0, open: false });
    expect(rungsOf(pack, view, null, []).costs).toEqual(pack.placing.worker_cost);
  });
});

describe("prices", () => {
  it("are what the server says, and can be paid", () => {
    for (const { view, seat, choices } of real)
      for (const choice of choices) {
        const { goods } = priceOf(choice);
        const own = view.seats[seat]!;
        if (choice.kind === "build" || choice.kind === "plain") continue; // architecture may save a block
        for (const [good, n] of Object.entries(goods)) expect(own[good as "corn"]).toBeGreaterThanOrEqual(n);
      }
  });

  it("of a sale is the block, and the corn is a gain", () => {
    expect(priceOf({ text: "sell gold", kind: "sell", args: { block: "gold", corn: 4 } }).goods).toEqual({
      gold: 1,
      corn: -4,
    });
  });

  it("of a building with architecture counts the blocks saved", () => {
    const args = { building: "tomb_glory", cost: { wood: 1, gold: 2 }, saves: 1, adds: 0 };
    expect(priceOf({ text: "build tomb_glory", kind: "build", args })).toEqual({
      goods: { wood: 1, gold: 2 },
      any: -1,
    });
  });
});

describe("signs", () => {
  it("are there for every space with an action", () => {
    for (const { id, free } of pack.gears.tiles)
      for (let space = 1; space < Math.min(...free); space++)
        expect(id === "chichen_itza" ? offeringOf(pack, space) : plateOf(pack, id, space)[0]).toBeTruthy();
  });

  it("are there for every tile, calamity and quick action", () => {
    for (const { effects } of [...tiles.buildings.values(), ...tiles.wealth.values()])
      for (const effect of effects) expect(effectSigns(pack, [effect])).not.toEqual([]);
    for (const tile of tiles.prophecies.values()) expect(prophecySigns(tile)).not.toEqual([]);
    for (const kind of ["corn", "wood_corn", "stone", "gold", "technology", "market", "build"])
      expect(quickPlate(pack, kind).flat()).not.toEqual([]);
  });
});

describe("turning", () => {
  const on = (day: number, gears: Partial<View["gears"]> = {}): View => {
    const empty = Object.fromEntries(
      GEARS.map((gear) => [gear, Array<null>(13).fill(null)]),
    ) as unknown as View["gears"];
    return { ...sample!.view, day, gears: { ...empty, ...gears } };
  };

  it("takes one day or two of the same game, and never goes back", () => {
    expect(daysBetween(on(3), on(4))).toBe(1);
    expect(daysBetween(on(3), on(5))).toBe(2);
    expect([
      daysBetween(null, on(3)),
      daysBetween(on(0), on(1)),
      daysBetween(on(4), on(3)),
      daysBetween(on(1), on(9)),
    ]).toEqual([0, 0, 0, 0]);
  });

  it("pushes off the workers who do not arrive", () => {
    const before = on(3, { tikal: [null, 0, null, null, null, null, null, 2, "dummy", null] });
    const after = on(4, { tikal: [null, null, 0, null, null, null, null, null, null, "dummy"] });
    expect(fallen(before, after, 1)).toEqual([{ gear: "tikal", space: 7, who: 2 }]);
  });
});
