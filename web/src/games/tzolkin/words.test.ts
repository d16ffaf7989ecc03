import { describe, expect, it } from "vitest";
import { packOf, positions, words } from "$board/testing/positions";
import { LANGUAGES } from "$lib/texts";
import { Words } from "$lib/words";
import type { Components } from "./components";
import { GEARS } from "./geometry/train";
import { TECHNOLOGIES, type View } from "./view";
import { Printed } from "./words";

const pack = packOf<Components>("tzolkin");
const real = positions<View>("tzolkin", 15);

describe.each(LANGUAGES)("in %s", (language) => {
  const t = words("tzolkin", language);

  it("every choice of real games can be said, and what was done", () => {
    for (const { view, choices } of real.positions) {
      const printed = new Printed(t, pack, view.players);
      const game = { arguments: (kind: string, args: Record<string, unknown>) => printed.arguments(kind, args) };
      const said = new Words(t, game, { t, pack, players: view.players });
      for (const choice of choices) {
        expect(said.choice(choice, view.step)).not.toMatch(/[{}]|undefined|NaN/);
        expect(said.deed(choice, view.step)).not.toBe("");
      }
    }
  });

  it("every tile, space and level is explained", () => {
    const printed = new Printed(t, pack, 4);
    const blocks = [pack.wealth, pack.buildings, pack.new_buildings, pack.monuments, pack.tribes, pack.prophecies];
    for (const { id } of blocks.flatMap((block): { id: string }[] => block.tiles))
      expect(printed.does(id)).not.toBe("");
    for (const gear of GEARS)
      for (let space = 0; space < 8; space++) expect(printed.standing(gear, space)).not.toBe("");
    for (const technology of TECHNOLOGIES)
      for (const level of [1, 2, 3, 4]) expect(printed.technology(technology, level)).not.toBe("");
  });
});
