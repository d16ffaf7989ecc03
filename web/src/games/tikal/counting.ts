/** Which events count a scoring, and what the parts of a game are called. */
import type { Moved, Told } from "$games/board";
import type { Translate } from "$lib/texts";

const COUNTED = ["event-temple-held", "event-temple-guarded", "event-treasures"];

/** Whether an event is a temple or a set of treasures that is being counted. */
export const counts = ({ message }: Told): boolean => COUNTED.includes(message);

/** The scoring round that begins with an event. */
export const roundOf = ({ message, args }: Told, t: Translate): string | null =>
  message === "event-scoring-round" ? t("tk-scoring", { n: Number(args["number"]), all: Number(args["of"]) }) : null;

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
