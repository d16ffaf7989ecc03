/** The keyboard on a board: arrows move between what can be chosen, letters and digits jump to an area. */
import { isArrow, towards } from "$lib/arrows";
import type { Board } from "./board.svelte";

type Lit = HTMLElement | SVGElement;

const lit = (places = "[data-place]"): Lit[] =>
  [...document.querySelectorAll<Lit>(places)].filter((one) => one.checkVisibility());
const placeOf = (element: Lit): string => element.dataset["place"] ?? "";

/** The next lit thing: the nearest in the direction of an arrow, or the first or last of the same area. */
function next(board: Board, from: Lit, key: string): Lit | undefined {
  if (isArrow(key)) return towards(from, lit(), key);
  const area = lit().filter((one) => board.areaOf(placeOf(one)) === board.areaOf(placeOf(from)));
  return { Home: area[0], End: area.at(-1) }[key];
}

/** The handler of the page for keys pressed on something lit. */
export function move(board: Board, event: KeyboardEvent): void {
  const from = (event.target as Element).closest<Lit>("[data-place]");
  const found = from && next(board, from, event.key);
  if (!found) return;
  event.preventDefault();
  found.focus();
}

/** The handler of the page: a letter or digit jumps to an area, unless somebody types or holds a modifier. */
export function jump(board: Board, event: KeyboardEvent): void {
  const starts = board.keys[event.key.toLowerCase()];
  const typing = (event.target as Element).matches("input, select, textarea, dialog *");
  if (!starts || typing || event.ctrlKey || event.metaKey || event.altKey) return;
  starts.flatMap((start) => lit(`[data-place^="${start}"]`))[0]?.focus();
}
