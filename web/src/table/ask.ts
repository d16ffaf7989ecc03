/** What the prompt says and offers, from the state of the table. */
import type { Choice, GameModule, Pack } from "$games/board";
import type { UndoInfo } from "$lib/messages";
import { refusalWords } from "$lib/sayings";
import type { Translate } from "$lib/texts";
import type { Words } from "$lib/words";
import type { Ask, Shown, Table } from "./table.svelte";

type Said = Pick<Ask, "kind" | "question">;

export function asked(table: Table, game: GameModule, words: Words, shown: Shown | null, pack: Pack): Ask {
  const { t } = words;
  const { position, playing, pending, refusal, current } = table;
  const says = said(table, game, t, shown);
  const own = says.kind === "decide" || says.kind === "confirm";
  return {
    ...says,
    move: shown?.move ?? 0,
    choices: table.choices,
    offers: table.offers,
    pending,
    stop: stopping(table, game, shown),
    soon: says.kind === "confirm" && table.endsSoon,
    done: decided(table),
    undo: current ? undoOf(table) : null,
    redoable: current && (position?.redoable ?? 0) > 0,
    playing,
    last: own && shown !== null && game.lastTurn?.(shown.view, pack) === true,
    refusal: refusal ? refusalWords(t, refusal) : "",
  };
}

/** Why the player at this screen can choose nothing at all; empty where something can be chosen, or for a spectator. */
export function idle(table: Table, t: Translate): string {
  const { position, current } = table;
  if (!position || position.seat === null || !current || position.over || position.choices.length) return "";
  if (position.ended) return t("idle-ended");
  return t("idle-waiting", { names: namesOf(table, t) });
}

const namesOf = (table: Table, t: Translate): string =>
  new Intl.ListFormat(t.language).format((table.position?.actors ?? []).map((seat) => table.players[seat]?.name ?? ""));

/** The choice that says one is done, where the turn ends with it. */
function stopping(table: Table, game: GameModule, shown: Shown | null): Choice | null {
  const step = shown ? game.step(shown.view) : "";
  return table.choices.find((choice) => choice.ends && game.stops?.(choice, step)) ?? null;
}

/** What the seat of this screen has decided in the turn that is open. */
function decided({ deeds, position }: Table): Choice[] {
  const held = position?.held ?? 0;
  return held ? deeds.slice(-held).flatMap(({ choice }) => choice ?? []) : [];
}

function undoOf({ position, staged }: Table): UndoInfo | null {
  const last = staged.at(-1);
  if (!last) return position?.undo ?? null;
  return { count: 1, choice: last, step: "", turn: false, seats: [], over: false };
}

function said(table: Table, game: GameModule, t: Translate, shown: Shown | null): Said {
  const { position, current } = table;
  const name = (seat: number): string => table.players[seat]?.name ?? "";
  if (!current && shown?.moved)
    return { kind: "watch", question: t("watching-move", { name: name(shown.moved.seat) }) };
  if (!position || !shown) return { kind: "watch", question: t("connecting") };
  if (position.over) return { kind: "over", question: t("step-over") };
  if (table.whole) return { kind: "confirm", question: t("chosen-secretly") };
  // Where the next turn is one's own too, playing on ends the one before.
  if (position.choices.length) return { kind: "decide", question: t(`step-${game.step(shown.view)}`) };
  if (position.ended) return { kind: "confirm", question: t("turn-done") };
  return { kind: "watch", question: t("waiting-for", { names: namesOf(table, t) }) };
}
