/** How a game is shown: what is counted in a scoring, what travels, how long each move is looked at. */
import { panelOf } from "$board/anchors";
import type { Place } from "$board/places";
import type { Moved, Told } from "$games/board";
import type { Translate } from "$lib/texts";
import { goal, space } from "./places";

const COUNTED = ["event-temple-held", "event-temple-guarded", "event-treasures"];

/** Whether an event is a temple or a set of treasures that is being counted. */
export const counts = ({ message }: Told): boolean => COUNTED.includes(message);

/** The scoring round that begins with an event. */
export const roundOf = ({ message, args }: Told, t: Translate): string | null =>
  message === "event-scoring-round" ? t("tk-scoring", { n: Number(args["number"]), all: Number(args["of"]) }) : null;

/** The ways of members, camps, guards and hexagons when somebody else moves them: from hex to hex, or from the panel. */
export function pieces({ choice, seat }: Moved): { from: Place; to: Place }[] {
  const { hex, at, goal: there } = choice?.args ?? {};
  if (choice?.kind === "lay") return [{ from: panelOf(seat), to: space(String(hex)) }];
  if (there != null) return [{ from: goal(String(hex ?? at)), to: goal(String(there)) }];
  return FROM_PANEL.includes(choice?.kind ?? "") ? [{ from: panelOf(seat), to: goal(String(hex ?? at)) }] : [];
}
const FROM_PANEL = ["place", "camp", "guard"];

/** How long each kind of choice of others is shown, in ms: what travels or is turned up longer than a word. */
const LOOKED_AT: Readonly<Record<string, number>> = {
  lay: 620,
  recover: 520,
  exchange: 600,
  choose: 450,
  bid: 450,
  pass: 320,
  end: 100,
};
const USUAL = 380;

export const duration = ({ choice }: Moved): number => LOOKED_AT[choice?.kind ?? ""] ?? USUAL;
