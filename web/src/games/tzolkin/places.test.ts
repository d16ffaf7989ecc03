import { describe, expect, it } from "vitest";
import { byPlace } from "$board/places";
import { packOf, positions } from "$board/testing/positions";
import type { Components } from "./components";
import { FINDERS, placed, placeOf } from "./places";
import type { View } from "./view";

const pack = packOf<Components>("tzolkin");
/** Two decisions by one click. */
const COURSES = ["pick_use", "beg_down"];
/** Several decisions by one button of the prompt. */
const WHOLES = ["pay_all", "take_all", "sell_often", "buy_often"];
const real = positions<View>("tzolkin", 15);

/** Every place that the board draws in a position, as its components name them. */
function drawn(position: (typeof real.positions)[number]): Set<string> {
  const { view, seat } = position;
  const own = view.seats[seat]!;
  const gears = Object.entries(view.gears).flatMap(([gear, spaces]) =>
    spaces.map((_, space) => `space/${gear}/${space}`),
  );
  const actions = pack.gears.tiles.flatMap(({ id, free }) =>
    Array.from({ length: Math.min(...free) - 1 }, (_, i) => `action/${id}_${i + 1}`),
  );
  const temples = pack.temples.tiles.flatMap(({ id, points }) => points.map((_, i) => `temple/${id}/${i - 1}`));
  const levels = Object.keys(own.technologies).flatMap((id) =>
    [0, 1, 2, 3, 4].map((level) => `technology/${id}/${level}`),
  );
  const tiles = [
    ...view.row.map((id) => `building/${id}`),
    ...view.monuments.map((id) => `monument/${id}`),
    ...own.buildings.map((id) => `owned/${id}`),
    ...(own.hand ?? []).map((id) => `wealth/${id}`),
    ...(own.tribes ?? []).map((id) => `tribe/${id}`),
  ];
  const fields = Object.entries(view.fields).flatMap(([space, left]) =>
    (["corn", "wood"] as const).filter((tile) => left[tile]).map((tile) => `field/${space}/${tile}`),
  );
  const goods = ["wood", "stone", "gold"].map((good) => `goods/${good}`);
  return new Set([...gears, ...actions, ...temples, ...levels, ...tiles, ...fields, ...goods, "start", "quick"]);
}

describe("the place of a choice", () => {
  it("is known for every kind of the action table", () => {
    expect(Object.keys(FINDERS).toSorted()).toEqual([...real.kinds, ...COURSES].toSorted());
  });

  it("has been tried with every kind", () => {
    const tried = new Set(real.positions.flatMap(({ choices }) => choices.map(({ kind }) => kind)));
    expect([...tried].filter((kind) => !WHOLES.includes(kind)).toSorted()).toEqual(
      [...real.kinds, ...COURSES].toSorted(),
    );
  });

  it("is something that the board draws, wherever a choice has one", () => {
    for (const position of real.positions) {
      const there = drawn(position);
      for (const choice of position.choices) if (placed(choice)) expect(there).toContain(placeOf(choice));
    }
  });

  it("loses no choice: each is on the board or in the panel", () => {
    for (const { choices } of real.positions) {
      const onBoard = [...byPlace(choices, placeOf).values()].flat();
      const inPanel = choices.filter((choice) => !placed(choice));
      expect([...onBoard, ...inPanel].map(({ text }) => text).toSorted()).toEqual(
        choices.map(({ text }) => text).toSorted(),
      );
    }
  });

  it("is shared only by ways to do the same thing", () => {
    const together = new Set<string>();
    for (const { choices } of real.positions)
      for (const shared of byPlace(choices, placeOf).values())
        if (shared.length > 1)
          together.add(
            shared
              .map(({ kind }) => kind)
              .toSorted()
              .join(" "),
          );
    const allowed = [
      "build plain",
      "cheap place",
      "cheap over",
      "pay trade",
      "sell trade",
      "spare trade",
      "ahead use",
      "harvest harvest",
    ];
    expect(allowed).toEqual(expect.arrayContaining([...together]));
  });

  it("puts a choice of a field into the jungle where the server says which", () => {
    expect(placeOf({ text: "harvest burn", kind: "harvest", args: { way: "burn", space: 3 } })).toBe("field/3/wood");
    expect(placeOf({ text: "harvest hidden", kind: "harvest", args: { way: "hidden", space: 3 } })).toBeNull();
  });
});
