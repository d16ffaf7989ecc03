/** Why something on a board cannot be chosen: the server's reasons sorted by the places they are about. */
import type { Choice } from "$games/board";
import type { Reason, Saying } from "$lib/messages";
import type { Place } from "./places";

/** What stands in the way at a place, and what could be chosen beside it instead. */
export interface Answer {
  why: Saying | null;
  instead: Choice | null;
}

/** The words of places, by which the server finds what could ever be done there. */
export const wordsOf = (places: readonly Place[]): string[] => [
  ...new Set(places.flatMap((place) => place.split("/")).filter((word) => word && !/^\d+$/.test(word))),
];

/** Whether two places differ in their last number only: two steps of one temple, two spaces of one gear. */
function beside(place: Place, other: Place): boolean {
  const cut = (one: Place): string => one.slice(0, one.lastIndexOf("/"));
  return place !== other && /\/-?\d+$/.test(place) && cut(place) === cut(other);
}

/** The answer for the first of several places that has one; reasons come with the most telling first. */
export function answerFor(
  places: readonly Place[],
  reasons: readonly Reason[],
  placeOf: (choice: Choice) => Place | null,
): Answer | null {
  const placed = reasons.map((reason) => ({ reason, at: placeOf(reason) }));
  for (const place of places) {
    const here = placed.filter(({ at }) => at === place).map(({ reason }) => reason);
    const near = placed.filter(({ at }) => at !== null && beside(place, at)).map(({ reason }) => reason);
    const why = [...here, ...near].find((reason) => reason.why)?.why ?? null;
    const instead = near.find((reason) => !reason.why) ?? null;
    if (why || instead) return { why, instead };
  }
  return null;
}
