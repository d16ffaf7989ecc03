import { describe, expect, it } from "vitest";
import { addressOf, gameOf } from "./address";
import { chapterOfStep, GAMES, lessons } from "./guide";
import { chapterOf, chapters, marked, matches, pieces, wanted } from "./ledger";

const LEDGER = `# A game: the rule ledger

Words about it.

## 1. Placing

| id | rule | rulebook section |
|---|---|---|
| AB-1.1 | A worker costs **corn**. *Ruling:* see AB-1.2 and \`place\`. | Placing |
| AB-1.2 | Spaces fill from the lowest. | Placing |

## 2. The end

| id | rule | rulebook section |
|---|---|---|
| AB-2.1 | The game ends. | End |
`;

describe("a ledger", () => {
  it("is read as chapters of rows", () => {
    const found = chapters(LEDGER);
    expect(found.map(({ id, title, rows }) => [id, title, rows.length])).toEqual([
      ["AB-1", "Placing", 2],
      ["AB-2", "The end", 1],
    ]);
  });

  it("has rows of words, rulings, notations and other rows", () => {
    expect(pieces("A **corn**. *Ruling:* see AB-1.2 and `place`.").map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      "plain A ",
      "strong corn",
      "plain . ",
      "ruling Ruling:",
      "plain  see ",
      "row AB-1.2",
      "plain  and ",
      "code place",
      "plain .",
    ]);
  });

  it("is searched by words and by number", () => {
    const rows = chapters(LEDGER).flatMap((chapter) => chapter.rows);
    const find = (query: string): string[] => rows.filter((row) => matches(row, wanted(query))).map(({ id }) => id);
    expect(find("lowest SPACES")).toEqual(["AB-1.2"]);
    expect(find("ab-2.1")).toEqual(["AB-2.1"]);
    expect(marked("corn and Corn", ["corn"])).toEqual(["", "corn", " and ", "Corn", ""]);
  });
});

describe("the guide", () => {
  it.each(GAMES)("has all chapters of %s in both languages, with as many rows", async (game) => {
    const [en, ko] = await Promise.all([lessons(game, "en"), lessons(game, "ko")]);
    expect(en.length).toBeGreaterThan(10);
    expect(ko.map(({ id, rows }) => [id, rows.map((row) => row.id)])).toEqual(
      en.map(({ id, rows }) => [id, rows.map((row) => row.id)]),
    );
    expect(new Set(en.flatMap(({ rows }) => rows.map((row) => gameOf(row.id))))).toEqual(new Set([game]));
  });

  it("knows where a row and a decision are explained", () => {
    expect(addressOf("TP-3.4")).toBe("/rules/tzolkin#TP-3.4");
    expect(chapterOf("TK-7.3")).toBe("TK-7");
    expect(chapterOfStep("tikal", "bid")).toBe("TK-15");
  });
});
