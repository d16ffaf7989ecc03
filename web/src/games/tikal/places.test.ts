import { describe, expect, it } from "vitest";
import { byPlace, kindOf, type Place } from "$board/places";
import { packOf, positions, words } from "$board/testing/positions";
import type { Choice, GameModule } from "$games/board";
import { LANGUAGES } from "$lib/texts";
import { Words } from "$lib/words";
import { wanted } from "./about";
import type { Components } from "./components";
import { FINDERS, laid, onHex, only, partsOf, PLACES, turnedBy } from "./places";
import type { View } from "./view";

const real = positions<View>("tikal", 12);
const pack = packOf<Components>("tikal");
const at = (choices: readonly Choice[], picked: Place | null): Map<Place, Choice[]> =>
  byPlace(choices, (choice) => PLACES.placeOf(choice, picked));

/** All choices that can be made by clicking, picking up whatever a click picks up. */
function reached(choices: readonly Choice[]): Set<string> {
  const found = new Set<string>();
  for (const [place, here] of at(choices, null)) {
    const picked = PLACES.pick?.(place, null, here);
    if (!picked) for (const { text } of here) found.add(text);
    else
      for (
        let turned: Place | null = picked;
        turned && !found.has(`${turned}`);
        turned = turnedBy(turned, choices, 1)
      ) {
        found.add(turned);
        const put = laid(turned, choices);
        if (put) found.add(put.text);
        for (const [next, then] of at(choices, turned))
          if (next !== turned && !PLACES.pick?.(next, turned, then)) for (const { text } of then) found.add(text);
      }
  }
  return found;
}

describe("the place of a choice", () => {
  it("is known for every kind of the action table, and has been tried", () => {
    const tried = new Set(real.positions.flatMap(({ choices }) => choices.map(({ kind }) => kind)));
    expect(Object.keys(FINDERS).toSorted()).toEqual(real.kinds.toSorted());
    expect([...tried].toSorted()).toEqual(real.kinds.toSorted());
  });

  it("leads to every choice that is not offered by the prompt", () => {
    for (const { choices } of real.positions) {
      const wanted = choices.filter(({ kind }) => !["end", "pass", "bid"].includes(kind)).map(({ text }) => text);
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

  it("is only of one kind where only that kind is wanted", () => {
    const { choices } = real.positions.find(({ view }) => view.step === "explore")!;
    for (const [, here] of at(choices, only("place"))) expect(here.every(({ kind }) => kind === "place")).toBe(true);
  });
});

describe.each(LANGUAGES)("in %s", (language) => {
  const t = words("tikal", language);
  const game: Pick<GameModule, "arguments"> = { arguments: wanted };

  it("every choice of real games can be said, and what was done", () => {
    for (const { view, choices } of real.positions) {
      const said = new Words(t, game, { t, pack, players: view.players });
      for (const choice of choices) {
        expect(said.choice(choice, view.step)).not.toContain("undefined");
        expect(said.deed(choice, view.step)).not.toContain("undefined");
      }
    }
  });

  it("everything that can be picked up has a name", () => {
    for (const kind of ["party", "give", "space"]) expect(t(`tk-pick-${kind}`, { what: "x" })).toContain("x");
  });
});
