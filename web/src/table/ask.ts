/** What the prompt says and offers, from the state of the table. */
import type { GameModule } from "$games/board";
import type { Translate } from "$lib/texts";
import type { Ask, Shown, Table } from "./table.svelte";

type Said = Pick<Ask, "kind" | "question">;

export function asked(table: Table, game: GameModule, t: Translate, shown: Shown | null): Ask {
  const { position, playing, pending, refusal, current } = table;
  return {
    ...said(table, game, t, shown),
    move: shown?.move ?? 0,
    choices: table.choices,
    offers: table.offers,
    pending,
    undoable: current && (position?.undoable ?? 0) > 0,
    redoable: current && (position?.redoable ?? 0) > 0,
    playing,
    refusal: refusal ? t(`refused-${refusal.reason}`) : "",
  };
}

function said(table: Table, game: GameModule, t: Translate, shown: Shown | null): Said {
  const { position, current } = table;
  const name = (seat: number): string => table.players[seat]?.name ?? "";
  if (!current && shown?.moved)
    return { kind: "watch", question: t("watching-move", { name: name(shown.moved.seat) }) };
  if (!position || !shown) return { kind: "watch", question: t("connecting") };
  if (position.over) return { kind: "over", question: t("step-over") };
  // Where the next turn is one's own too, playing on ends the one before.
  if (position.choices.length) return { kind: "decide", question: t(`step-${game.step(shown.view)}`) };
  if (position.ended) return { kind: "confirm", question: t("turn-done") };
  const names = new Intl.ListFormat(t.language).format(position.actors.map(name));
  return { kind: "watch", question: t("waiting-for", { names }) };
}
