import { expect, it } from "vitest";
import type { Choice } from "$games/board";
import { amountsOf, changed, complete, gesture } from "./proposals";

const choice = (kind: string, args: Record<string, unknown>, texts?: string[]): Choice =>
  ({ text: texts?.join("; ") ?? kind, kind, args, ...(texts ? { texts } : {}) }) as Choice;

it("counts what is paid, discarded and taken back", () => {
  expect(amountsOf(choice("build_for", { pay: { corn: 2 }, colour: "blue" }))).toEqual({ corn: 2, as_blue: 1 });
  expect(amountsOf(choice("summon_with", { discards: ["black", "black"] }))).toEqual({ black: 2 });
  expect(amountsOf(choice("recall", { card: "6" }))).toEqual({ "6": 1 });
});

it("proposes whole ways, and single decisions that begin none of them", () => {
  const all = choice("recall_all", { cards: ["3", "6"] }, ["recall 3", "recall 6"]);
  const begun = { ...choice("recall", { card: "3" }), text: "recall 3" };
  const alone = { ...choice("recall", { card: "6" }), text: "recall 6" };
  expect(gesture([all, begun, alone])).toEqual({ propose: [all, alone] });
  expect(changed([all, alone], all, "3")).toBe(alone);
});

it("knows whether all sets of some sizes are there", () => {
  expect(complete(3, ["1", "2", "3", "1,2", "1,3", "2,3"])).toBe(true);
  expect(complete(3, ["1", "2", "3", "1,2"])).toBe(false);
});
