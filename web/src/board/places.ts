/** Where on a board choices are made. A choice without a place is offered by the prompt. */
import type { Choice } from "$games/board";

/** The name of something on the board that can be clicked: words with slashes, from the kind to the single thing. */
export type Place = string;

/** What a game says about the places of its board. */
export interface Places {
  /** The place of a choice, while something of the board is picked up or nothing is. */
  placeOf(choice: Choice, picked: Place | null): Place | null;
  /** Where on the table a place is: one area is one stop of the tab key, and arrows move within. */
  areaOf(place: Place): string;
  /**
   * What a click on a place picks up: a figure or a tile, with which the next click does something; null lets go of what
   * was picked up, undefined means that the click chooses.
   */
  pick?(place: Place, picked: Place | null, choices: readonly Choice[]): Place | null | undefined;
  /**
   * What is picked up when what a click puts down here is pulled in a direction (degrees clockwise from the top), and what
   * letting go chooses; null where nothing is turned that way.
   */
  steer?(direction: number, choices: readonly Choice[]): { pick: Place; choice: Choice } | null;
  /** Which of several choices something means that is dragged to their place; a click asks. */
  likeliest?(choices: readonly Choice[]): Choice | undefined;
  /** Keys that jump to the first lit thing of an area, by how its place begins. */
  keys: Readonly<Record<string, readonly string[]>>;
}

/** The first word of a place. */
export const kindOf = (place: Place): string => place.split("/", 1)[0] ?? "";

/** Choices by their places; several share one where a thing can be done in more than one way. */
export function byPlace<C extends Choice>(
  choices: readonly C[],
  placeOf: (choice: C) => Place | null,
): Map<Place, C[]> {
  const found = new Map<Place, C[]>();
  for (const choice of choices) {
    const place = placeOf(choice);
    if (place !== null) found.set(place, [...(found.get(place) ?? []), choice]);
  }
  return found;
}
