/** The keyboard on the board: arrows move between what can be chosen, letters and digits jump to an area. */
import { isArrow, towards } from "$lib/arrows";
import { areaOf } from "./places";

type Lit = HTMLElement | SVGElement;

const lit = (): Lit[] => [...document.querySelectorAll<Lit>("[data-place]")];
const placeOf = (element: Lit): string => element.dataset["place"] ?? "";

/** The next lit thing: the nearest in the direction of an arrow, or the first or last of the same area. */
function next(from: Lit, key: string): Lit | undefined {
  if (isArrow(key)) return towards(from, lit(), key);
  const area = lit().filter((one) => areaOf(placeOf(one)) === areaOf(placeOf(from)));
  return { Home: area[0], End: area.at(-1) }[key];
}

/** The handler of the page for keys pressed on something lit. */
export function move(event: KeyboardEvent): void {
  const from = (event.target as Element).closest<Lit>("[data-place]");
  const found = from && next(from, event.key);
  if (!found) return;
  event.preventDefault();
  found.focus();
}

/** Keys that jump to the first lit thing of an area, by how its place begins. */
const AREAS: Readonly<Record<string, readonly string[]>> = {
  "1": ["space/palenque", "action/palenque"],
  "2": ["space/yaxchilan", "action/yaxchilan"],
  "3": ["space/tikal", "action/tikal"],
  "4": ["space/uxmal", "action/uxmal"],
  "5": ["space/chichen_itza", "action/chichen_itza"],
  t: ["temple/", "technology/"],
  b: ["building/", "monument/"],
};

/** The handler of the page: a letter or digit jumps to an area, unless somebody types or holds a modifier. */
export function jump(event: KeyboardEvent): void {
  const starts = AREAS[event.key.toLowerCase()];
  const typing = (event.target as Element).matches("input, select, textarea, dialog *");
  if (!starts || typing || event.ctrlKey || event.metaKey || event.altKey) return;
  const found = starts.map((start) => document.querySelector<SVGElement>(`[data-place^="${start}"]`)).find(Boolean);
  found?.focus();
}
