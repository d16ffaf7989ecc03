import { describe, expect, it } from "vitest";
import { byPlace, kindOf, type Place } from "$board/places";
import { positions, words } from "$board/testing/positions";
import type { Choice } from "$games/board";
import { LANGUAGES } from "$lib/texts";
import { companions, FINDERS, laid, lay, onHex, only, partsOf, PLACES, turnedBy } from "./places";
import type { View } from "./view";

const real = positions<View>("tikal", 12);
const at = (choices: readonly Choice[], picked: Place | null): Map<Place, Choice[]> =>
  byPlace(choices, (choice) => PLACES.placeOf(choice, picked));

/** All that a click on a place can pick up: a tile in each way it fits, each number of workers. */
function picks(place: Place, choices: readonly Choice[], here: readonly Choice[]): Place[] {
  const first = PLACES.pick?.(place, null, here);
  if (!first) return [];
  const turned = here.map(({ args }) => lay(String(args["hex"]), String(args["turn"])));
  return kindOf(first) === "lay" ? turned : [first, ...companions(first, choices).map(({ place }) => place)];
}

/** All choices that can be made by clicking, picking up whatever a click picks up. */
function reached(choices: readonly Choice[]): Set<string> {
  const texts = [...at(choices, null)].flatMap(([place, here]) => {
    const held = picks(place, choices, here);
    if (!held.length) return here.map(({ text }) => text);
    return held.flatMap((picked) => {
      const goals = [...at(choices, picked)].filter(([next, then]) => PLACES.pick?.(next, picked, then) === undefined);
      return [laid(picked, choices)?.text ?? "", ...goals.flatMap(([, then]) => then.map(({ text }) => text))];
    });
  });
  return new Set(texts);
}

describe("the place of a choice", () => {
  it("is known for every kind of the action table, and has been tried", () => {
    const tried = new Set(real.positions.flatMap(({ choices }) => choices.map(({ kind }) => kind)));
    const known = [...real.kinds, "enter", "walk"].toSorted();
    expect(Object.keys(FINDERS).toSorted()).toEqual(known);
    expect([...tried].toSorted()).toEqual(known);
  });

  it("leads to every choice that is not offered by the prompt", () => {
    for (const { choices } of real.positions) {
      // Single steps are walks of one step.
      const elsewhere = ["end", "pass", "bid"];
      const wanted = choices.filter(({ kind }) => !elsewhere.includes(kind)).map(({ text }) => text);
      expect([...reached(choices)]).toEqual(expect.arrayContaining(wanted));
    }
  });

  it("is something that the board draws", () => {
    for (const { view, seat, choices } of real.positions)
      for (const place of at(choices, null).keys()) {
        const [what = ""] = partsOf(place);
        if (kindOf(place) === "space") expect(view.map).not.toHaveProperty(what);
        else if (onHex(what).includes(place)) expect(view.map).toHaveProperty(what);
        else if (kindOf(place) === "give") expect(view.seats[seat]?.treasures).toHaveProperty(what, 1);
        else expect(view.auction?.display.map(({ id }) => id)).toContain(what);
      }
  });

  it("turns a tile through all ways it fits, and back", () => {
    const { choices } = real.positions.find(({ view }) => view.step === "lay" && view.hand?.kind !== "volcano")!;
    const start = lay(String(choices[0]?.args["hex"]), String(choices[0]?.args["turn"]));
    const fitting = choices.filter(({ args }) => args["hex"] === choices[0]?.args["hex"]);
    let turned: Place | null = start;
    for (const _ of fitting) turned = turnedBy(turned, choices, 1);
    expect(turned).toBe(start);
    expect(turnedBy(turnedBy(start, choices, 1), choices, -1)).toBe(start);
    expect(turnedBy(null, choices, 1)).toBe("lay//ne");
    expect(turnedBy("lay//ne", choices, -1)).toBe("lay//n");
    expect(turnedBy(null, [], 1)).toBeNull();
  });

  it("is only of one kind where only that kind is wanted", () => {
    const { choices } = real.positions.find(({ view }) => view.step === "explore")!;
    for (const [, here] of at(choices, only("place"))) expect(here.every(({ kind }) => kind === "place")).toBe(true);
  });
});

describe.each(LANGUAGES)("in %s", (language) => {
  const t = words("tikal", language);

  it("everything that can be picked up has a name", () => {
    for (const kind of ["party", "leader", "enter", "give", "space"])
      expect(t(`tk-pick-${kind}`, { what: "x" })).toContain("x");
  });
});
