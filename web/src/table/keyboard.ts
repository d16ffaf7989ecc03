/** Shortcuts at a table. Letters are ignored while somebody types or while a dialog is open. */
import { settings } from "$lib/settings.svelte";

export type Deeds = Record<
  "confirm" | "release" | "undo" | "skip" | "next" | "log" | "back" | "on",
  (() => void) | null
>;

const KEYS: Record<string, keyof Deeds> = {
  e: "confirm",
  Escape: "release",
  u: "undo",
  Backspace: "undo",
  s: "skip",
  " ": "skip",
  n: "next",
  l: "log",
  "[": "back",
  "]": "on",
};
const TYPED = "input:not([type=range]), select, textarea, dialog *";
const PRESSED = "button, a, input, select, summary, [role=button], [tabindex]";

export function shortcut(event: KeyboardEvent, deeds: Deeds): void {
  const target = event.target instanceof Element ? event.target : document.body;
  if (!settings.shortcuts || event.ctrlKey || event.metaKey || event.altKey || target.matches(TYPED)) return;
  if (event.key === " " && target.closest(PRESSED)) return;
  const enter = event.key === "Enter" && !target.closest(PRESSED);
  const name = enter ? "confirm" : (KEYS[event.key] ?? KEYS[event.key.toLowerCase()]);
  const deed = name && deeds[name];
  if (!deed) return;
  event.preventDefault();
  deed();
}

/** Whether the last thing anybody did was pressing a key. */
let typing = false;
addEventListener("keydown", () => (typing = true), true);
addEventListener("pointerdown", () => (typing = false), true);

/** Who plays by keyboard goes on where the game does: what had the focus is gone, the next question is asked. */
export function keepFocus(): void {
  const lost = document.activeElement === null || document.activeElement === document.body;
  if (typing && lost) first()?.focus({ preventScroll: true });
}

/** The first thing to choose: on the board, in the prompt, or the end of the turn. */
function first(): HTMLElement | undefined {
  const ways = ["[data-place][tabindex='0']", "[data-choice]:enabled", "[data-end]:enabled"];
  const all = ways.flatMap((way) => [...document.querySelectorAll<HTMLElement>(way)]);
  return all.find((one) => one.checkVisibility());
}

/** Move the focus to the next thing that can be chosen, round and round. */
export function focusNext(): void {
  const all = [...document.querySelectorAll<HTMLElement>("[data-place], [data-choice], .prompt .primary:enabled")];
  const lit = all.filter((one) => one.checkVisibility());
  const at = lit.indexOf(document.activeElement as HTMLElement);
  lit[(at + 1) % lit.length]?.focus();
}
