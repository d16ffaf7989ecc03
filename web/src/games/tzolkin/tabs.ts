/** On a small screen: the tab that draws a place. */
import type { BoardTab } from "$games/board";
import { kindOf, type Place } from "$board/places";

export const TABS: readonly BoardTab[] = [
  { id: "gears", icon: "gear", label: "tz-tab-gears" },
  { id: "temples", icon: "step-up", label: "tz-tab-temples" },
  { id: "offers", icon: "build", label: "tz-tab-offers" },
];

/** By the first word of a place. What is not here no tab draws large enough: goods, own tiles, fields of the jungle. */
const DRAWN: Readonly<Record<string, string>> = {
  space: "gears",
  action: "gears",
  start: "gears",
  quick: "gears",
  temple: "temples",
  technology: "temples",
  building: "offers",
  monument: "offers",
};
/** The hand lies over every tab. */
const OVER = ["wealth", "tribe"];

export const tabOfPlace = (place: Place): string | null => DRAWN[kindOf(place)] ?? null;

/** Whether no tab draws a place: goods and own tiles, in the players' panels, come as buttons of the prompt instead. */
export const homeless = (place: Place): boolean => tabOfPlace(place) === null && !OVER.includes(kindOf(place));
