/** The story of a game, grouped by turns, in words (the command line's `chronicle.py` tells the same). */
import type { Choice, Entry, Told as Event } from "$games/board";
import { secondPerson } from "$lib/person";
import type { Change, Words } from "$lib/words";

/** One move as the log keeps it; the choice is null while it is secret. `step` is what was being decided. */
export interface Deed {
  move: number;
  seat: number;
  choice: Choice | null;
  step: string;
  entries: Entry[];
  events: Event[];
  /** Whether a turn begins with this move. */
  turn: boolean;
}

/** Consecutive moves of one seat within a turn. */
export interface Turn {
  first: number;
  last: number;
  seat: number;
  deeds: Deed[];
}

/** What others have done since somebody at this screen last decided. */
export function since(deeds: readonly Deed[], held: readonly number[]): Deed[] {
  return deeds.slice(deeds.findLastIndex(({ seat }) => held.includes(seat)) + 1);
}

export function turns(deeds: readonly Deed[]): Turn[] {
  const found: Turn[] = [];
  for (const deed of deeds) {
    const open = found.at(-1);
    if (open && open.seat === deed.seat && !deed.turn) {
      open.last = deed.move;
      open.deeds.push(deed);
    } else {
      found.push({ first: deed.move, last: deed.move, seat: deed.seat, deeds: [deed] });
    }
  }
  return found;
}

export interface Told {
  deeds: string;
  /** What happened to everybody: headings of the log. */
  headings: string[];
  /** What happened to somebody, or was decided for them. */
  events: { seat: number; words: string }[];
  changes: { seat: number; cause: string; goods: Change[] }[];
}

/** A turn in words: what was done, and what came of it for whom and why. */
export function told(turn: Turn, words: Words): Told {
  const telling = turn.deeds.filter(({ choice, step }) => !choice || !words.silent(choice, step));
  const said = (telling.length ? telling : turn.deeds).map((deed) =>
    deed.choice ? words.deed(deed.choice, deed.step) : words.t("did-secretly"),
  );
  const events = turn.deeds.flatMap((deed) => deed.events);
  const spoken = (seat: number): { seat: number; words: string }[] =>
    events
      .filter((event) => (seat < 0 ? event.seat < 0 : event.seat >= 0))
      .map((event) => ({ seat: event.seat, words: words.saying({ ...event, rule: "" }) }));
  return {
    deeds: counted(said, words).join(words.t("joint")),
    headings: spoken(-1).map((event) => event.words),
    events: spoken(0),
    changes: changes(turn, words),
  };
}

/** What comes several times in a row is said once, with how often. */
function counted(said: readonly string[], words: Words): string[] {
  const runs: { what: string; n: number }[] = [];
  for (const what of said) {
    const last = runs.at(-1);
    if (last?.what === what) last.n++;
    else runs.push({ what, n: 1 });
  }
  return runs.map((run) => (run.n > 1 ? words.t("times", { ...run }) : run.what));
}

/** What somebody did, as it stands behind their name. */
export const behind = (name: string, deed: string, words: Words): string =>
  name === words.t("you") && words.t.language === "en" ? secondPerson(deed, words.t("joint")) : deed;

function changes(turn: Turn, words: Words): Told["changes"] {
  const entries = turn.deeds.flatMap((deed) => deed.entries).filter((entry) => entry.seat >= 0);
  const seats = [...new Set([turn.seat, ...entries.map((entry) => entry.seat)])];
  return seats.flatMap((seat) => {
    const of = words.changes(entries.filter((entry) => entry.seat === seat));
    const causes = [...new Set(of.map((change) => change.cause))];
    return causes.map((cause) => ({ seat, cause, goods: of.filter((change) => change.cause === cause) }));
  });
}
