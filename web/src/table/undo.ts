/** What the button that takes something back is called. */
import type { UndoInfo } from "$lib/messages";
import type { Translate } from "$lib/texts";
import type { Words } from "$lib/words";

/** The name of what would be taken back, where its game has one: `undo-KIND`. */
export function undoLabel(undo: UndoInfo, words: Words, t: Translate): string {
  if (undo.turn) return t("take-back-turn");
  const message = `undo-${undo.choice?.kind}`;
  if (!undo.choice || !t.has(message)) return t("undo");
  return t("undo-what", { what: t(message, words.arguments(undo.choice.args)) });
}
