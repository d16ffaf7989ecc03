import { expect, it } from "vitest";
import { translate } from "$lib/texts";
import { Words } from "$lib/words";
import { behind, type Deed, since, told, turns } from "./chronicle";

const t = translate("en", [
  'joint = { "; " }',
  "times = { $what } ×{ $n }",
  "did-take = takes { $block }",
  "did-stop = stops",
  "did-secretly = chooses in secret",
  "name-wood = wood",
  "name-corn = corn",
  "cause-market = the market",
  "event-day = Day { $day }",
  "event-feeds = feeds { $n } workers; rests",
  "you = You",
]);
const words = new Words(t, {}, { t, pack: {}, players: 2 });

const deed = (move: number, seat: number, more: Partial<Deed> = {}): Deed => ({
  move,
  seat,
  choice: { text: "take wood", kind: "take", args: { block: "wood" } },
  step: "taking",
  entries: [],
  events: [],
  turn: false,
  ...more,
});

it("groups the moves of one seat, and begins anew with a turn", () => {
  const found = turns([deed(1, 0, { turn: true }), deed(2, 0), deed(3, 1, { turn: true }), deed(4, 1, { turn: true })]);
  expect(found.map(({ first, last, seat }) => [first, last, seat])).toEqual([
    [1, 2, 0],
    [3, 3, 1],
    [4, 4, 1],
  ]);
});

it("swallows nothing that was done twice, and says nothing of what is secret", () => {
  const [turn] = turns([deed(1, 0), deed(2, 0), deed(3, 0, { choice: null }), deed(4, 0)]);
  expect(turn && told(turn, words).deeds).toBe("takes wood ×2; chooses in secret; takes wood");
});

it("leaves out what needs no words, unless nothing else was done", () => {
  const sayings = { things: {}, choices: {}, silent: { stop: [] } };
  const quiet = new Words(t, {}, { t, pack: { sayings }, players: 2 });
  const stop = deed(2, 0, { choice: { text: "stop", kind: "stop", args: {} } });
  const [both] = turns([deed(1, 0), stop]);
  const [alone] = turns([stop]);
  expect([both, alone].map((turn) => turn && told(turn, quiet).deeds)).toEqual(["takes wood", "stops"]);
});

it("adds up what changed, by seat and reason; what has no name is not told", () => {
  const entries = [
    { seat: 0, what: "corn", amount: 2, cause: "market" },
    { seat: 0, what: "corn", amount: 1, cause: "market" },
    { seat: 1, what: "wood", amount: -1, cause: "market" },
    { seat: 0, what: "fed", amount: 1, cause: "market" },
    { seat: -1, what: "corn", amount: 1, cause: "market" },
  ];
  const [turn] = turns([deed(1, 0, { entries })]);
  expect(turn && told(turn, words).changes).toEqual([
    { seat: 0, cause: "market", goods: [{ what: "corn", amount: 3, cause: "market" }] },
    { seat: 1, cause: "market", goods: [{ what: "wood", amount: -1, cause: "market" }] },
  ]);
});

it("tells what happened to all as headings, and to somebody behind their name", () => {
  const events = [
    { seat: -1, message: "event-day", args: { day: 3 } },
    { seat: 1, message: "event-feeds", args: { n: 2 } },
  ];
  const [turn] = turns([deed(1, 0, { events })]);
  const lines = turn && told(turn, words);
  expect([lines?.headings, lines?.events]).toEqual([["Day 3"], [{ seat: 1, words: "feeds 2 workers; rests" }]]);
  expect(behind("You", "feeds 2 workers; rests", words)).toBe("feed 2 workers; rest");
  expect(behind("You", "goes first; passes; carries on; has 3", words)).toBe("go first; pass; carry on; have 3");
  expect(behind("Ixchel", "feeds 2 workers", words)).toBe("feeds 2 workers");
});

it("knows what others have done since one's own last decision", () => {
  const deeds = [0, 1, 2, 0, 2, 1].map((seat, i) => ({
    move: i + 1,
    seat,
    choice: null,
    step: "",
    entries: [],
    events: [],
    turn: true,
  }));
  expect(since(deeds as unknown as Deed[], [0]).map(({ move }) => move)).toEqual([5, 6]);
  expect(since(deeds as unknown as Deed[], []).length).toBe(6);
});
