/** Terminal and page say the same: every choice and every turn of the golden games, in both languages. */
import { describe, expect, it } from "vitest";
import { said, words } from "$board/testing/positions";
import { LANGUAGES } from "$lib/texts";
import { Words } from "$lib/words";
import { told, type Turn, turns } from "./chronicle";

const MARKS = "●■▲◆✚";
const PATIENCE = 600_000;

/** Changes of a seat as the terminal writes them. */
function changed(of: Words, changes: ReturnType<typeof told>["changes"], seat: number): string {
  return changes
    .filter((change) => change.seat === seat)
    .map(({ cause, goods }) =>
      of.t("changes-because", {
        changes: goods.map(({ what, amount }) => of.change(what, amount)).join(", "),
        cause: of.cause(cause),
      }),
    )
    .join(" · ");
}

/** A turn as the terminal writes it. */
function* lines(turn: Turn, of: Words, seats: number): Generator<string> {
  const { deeds, changes } = told(turn, of);
  const named = (seat: number): string => `${MARKS[seat]} seat ${seat}`;
  yield `${named(turn.seat)}  ${deeds}  ${changed(of, changes, turn.seat)}`;
  for (let seat = 0; seat < seats; seat++) {
    const some = changed(of, changes, seat);
    if (seat !== turn.seat && some) yield `${named(seat)}  ${some}`;
  }
  for (const event of turn.deeds.flatMap((deed) => deed.events)) {
    const spoken = of.saying({ ...event, rule: "" });
    yield event.seat < 0 ? spoken : `${named(event.seat)}  ${spoken}`;
  }
}

describe.each(["tzolkin", "tikal", "ahau"])("%s", (game) => {
  const all = said(game);
  const speaking = (language: (typeof LANGUAGES)[number], players: number): Words => {
    const t = words(game, language);
    return new Words(t, {}, { t, pack: { ...all.pack, sayings: all.sayings[players] }, players });
  };

  it.each(LANGUAGES)(
    "has the same words for choices in %s",
    (language) => {
      const of = new Map(Object.keys(all.sayings).map((n) => [Number(n), speaking(language, Number(n))]));
      expect(all.choices.length).toBeGreaterThan(300);
      for (const choice of all.choices) {
        const here = of.get(choice.players)!;
        const both = [here.choice(choice, choice.step), here.deed(choice, choice.step)];
        expect(both, choice.text).toEqual(choice.said[language]);
      }
    },
    PATIENCE,
  );

  it.each(LANGUAGES)(
    "tells the same story in %s",
    (language) => {
      for (const log of all.logs) {
        const of = speaking(language, log.players);
        const seats = Math.max(...log.moves.flatMap(({ seat, entries }) => [seat, ...entries.map((e) => e.seat)])) + 1;
        const story = turns(log.moves).flatMap((turn) => [...lines(turn, of, seats)]);
        expect(story).toEqual(log.lines[language]);
      }
    },
    PATIENCE,
  );
});
