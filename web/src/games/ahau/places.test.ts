import { describe, expect, it } from "vitest";
import { byPlace, kindOf, type Place } from "$board/places";
import { packOf, positions, words } from "$board/testing/positions";
import type { Choice, GameModule } from "$games/board";
import { LANGUAGES } from "$lib/texts";
import { Words } from "$lib/words";
import { wanted } from "./about";
import { sideOf, type Components } from "./components";
import { CITIES, lands, siteAt } from "./map/geography";
import { FINDERS, partsOf, PLACES } from "./places";
import { amountsOf, changed, gesture, keysOf, ways } from "./proposals";
import { GODS, RESOURCES, type View } from "./view";

const real = positions<View>("ahau", 60);
const pack = packOf<Components>("ahau");
const at = (choices: readonly Choice[], picked: Place | null): Map<Place, Choice[]> =>
  byPlace(choices, (choice) => PLACES.placeOf(choice, picked));

/** All single decisions that can be reached by clicking: at once, by picking something up, or in a whole thing. */
function reached(choices: readonly Choice[]): Set<string> {
  const texts = [...at(choices, null)].flatMap(([place, here]) => {
    const picked = PLACES.pick?.(place, null, here);
    if (!picked) return here.map(({ text }) => text);
    return [...at(choices, picked)].flatMap(([next, then]) =>
      PLACES.pick?.(next, picked, then) === undefined ? then.map(({ text }) => text) : [],
    );
  });
  return new Set(texts);
}

describe("the place of a choice", () => {
  it("is known for every kind of the action table, and has been tried", () => {
    const tried = new Set(real.positions.flatMap(({ choices }) => choices.map(({ kind }) => kind)));
    expect(Object.keys(FINDERS)).toEqual(expect.arrayContaining([...real.kinds]));
    for (const kind of tried) expect(Object.keys(FINDERS)).toContain(kind);
  });

  it("leads to every choice that is not offered by the prompt", () => {
    for (const { choices } of real.positions) {
      const onBoard = choices.filter((choice) => PLACES.placeOf(choice, null) !== null).map(({ text }) => text);
      expect([...reached(choices)]).toEqual(expect.arrayContaining(onBoard));
    }
  });

  it("is something that the board draws", () => {
    for (const { view, choices } of real.positions)
      for (const place of at(choices, null).keys()) {
        const [what = ""] = partsOf(place);
        const kind = kindOf(place);
        if (["city", "from", "to"].includes(kind)) expect(CITIES).toHaveProperty(what);
        if (kind === "site") expect(view.sites[Number(what) - 1]).toBeTruthy();
        if (kind === "region" || kind === "tile") expect(view.regions[Number(what) - 1]).toBeTruthy();
        if (kind === "god") expect(GODS).toContain(what);
        if (["own", "give", "get", "barter"].includes(kind)) expect(RESOURCES).toContain(what);
      }
  });
});

describe("the map", () => {
  it("has every city, site and region of both sides where ties look for them: from the top to the bottom", () => {
    for (const { tiles } of [pack.map_small, pack.map_large]) {
      for (const link of tiles) for (const city of link.cities) expect(CITIES).toHaveProperty(city);
      const heights = tiles.map((link) => siteAt(link).y);
      expect(new Set(heights).size).toBe(heights.length);
    }
    const [view] = real.positions.map(({ view }) => view);
    expect(lands(view!.regions.length)).toHaveLength(view!.regions.length);
    expect(sideOf(pack, view!).tiles).toHaveLength(view!.sites.length);
    const cities = Object.keys(view!.cities).map((city) => CITIES[city]!.y);
    expect(cities).toEqual(cities.toSorted((a, b) => a - b));
  });
});

describe("a proposal", () => {
  const all = real.positions.flatMap(({ choices }) => {
    const places = [...at(choices, null)].filter(([place, here]) => kindOf(place) !== "give" && ways(here).length > 1);
    return places.map(([, here]) => gesture(here));
  });
  const proposed = all.flatMap((act) => (act && "propose" in act ? [act.propose.filter(({ texts }) => texts)] : []));

  it("can be changed into every other way by clicks on its parts", () => {
    expect(proposed.length).toBeGreaterThan(10);
    for (const options of proposed) {
      const [start] = options;
      const kinds = options.filter(({ args }) => args["tile"] === start!.args["tile"]);
      const seen = new Set([start!]);
      const open = [start!];
      for (let now = open.pop(); now; now = open.pop())
        for (const key of keysOf(kinds)) {
          const next = changed(kinds, now, key);
          if (!seen.has(next)) open.push(next);
          seen.add(next);
        }
      const reachable = new Set([...seen].map((one) => JSON.stringify(amountsOf(one))));
      for (const one of kinds) expect(reachable).toContain(JSON.stringify(amountsOf(one)));
    }
  });
});

describe.each(LANGUAGES)("in %s", (language) => {
  const t = words("ahau", language);
  const game: Pick<GameModule, "arguments"> = { arguments: wanted };

  it("every choice of real games can be said, and what was done", () => {
    for (const { view, choices } of real.positions) {
      const said = new Words(t, game, { t, pack, players: view.players });
      for (const choice of choices) {
        expect(said.choice(choice, view.step)).not.toContain("undefined");
        if (!choice.texts) expect(said.deed(choice, view.step)).not.toContain("undefined");
      }
    }
  });
});
