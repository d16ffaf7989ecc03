/**
 * Explanations: anything can carry one, shown on hover, on focus, by a tap on what cannot be chosen, and by a long press,
 * which never chooses.
 *
 *   <g {@attach explain(sentence)}> ... </g>
 *
 * What cannot be chosen now also says why not (`$board/board.svelte` knows it); a click or a tap keeps that open.
 */
import type { Attachment } from "svelte/attachments";

const HOVER_MS = 350;
const PRESS_MS = 450;

/** Why something cannot be chosen now, in words. */
export interface Why {
  sentence: string;
  /** What could be chosen instead. */
  instead: string;
  /** The row of the rules that says so; empty where there is none. */
  rule: string;
}

/** What something is, and who knows why it cannot be chosen. */
export interface Explained {
  text: string;
  why?: (() => Promise<Why | null>) | undefined;
}

export interface Explanation {
  text: string;
  /** Where the explained thing is on the screen. */
  box: DOMRect;
  why: Why | null;
  /** It stays until it is closed: something in it can be clicked. */
  kept: boolean;
  /** A finger asked for it: it stays until something else is touched. */
  pinned: boolean;
}

export const shown = $state<{ now: Explanation | null }>({ now: null });

/** All that is explained now, and how: the keyboard goes from one to the next. */
export const explained = new Map<Element, Explained>();

/** What shows now, to find out whether an answer comes too late. */
let current: Element | null = null;

/** Blur and the like fire while the page is being drawn, when no state may change: a moment later is early enough. */
export const afterRender = (act: () => void): void => queueMicrotask(act);

/** Show the explanation of an element, and why it cannot be chosen as soon as that is known. */
export async function show(element: Element, kept = false, pinned = false): Promise<void> {
  const found = explained.get(element);
  if (!found) return;
  current = element;
  const box = element.getBoundingClientRect();
  const same = shown.now?.kept && shown.now.text === found.text ? shown.now : null;
  shown.now = { text: found.text, box, why: same?.why ?? null, kept: kept && found.why !== undefined, pinned };
  const why = (await found.why?.().catch(() => null)) ?? null;
  if (current === element && shown.now && explained.get(element) === found) shown.now = { ...shown.now, why };
}

export function hide(): void {
  current = null;
  shown.now = null;
}

/** The position is another one: why something could not be chosen holds no more. */
export function outdate(): void {
  if (shown.now?.why || shown.now?.kept) hide();
}

/** What chooses something, so that a tap on it asks for no explanation. */
const CHOOSES = "button, a, input, select, summary, label, [role=button], [role=tab], [data-place]";
/** What is lit: a click on it chooses, and asks nothing of what lies around it. */
const LIT = "[data-place], [data-choice]";
const touches = (event: Event): boolean => {
  const { pointerType } = event as PointerEvent;
  return pointerType === "touch" || pointerType === "pen";
};

/** Whether a long press has explained something: the click that ends it chooses nothing. */
let pressed = false;

/** The page's handler of every press: what an earlier one explained goes. */
export function begin(event: Event): void {
  pressed = false;
  if (shown.now?.pinned && !(event.target as Element).closest("[data-explanation]")) hide();
}

/** The page's handler of every click, before any other. */
export function swallow(event: Event): void {
  if (!pressed) return;
  pressed = false;
  event.stopPropagation();
  event.preventDefault();
}

/** Clicks that one of several things around each other has answered. */
const answered = new WeakSet<Event>();

/** Explain an element; an empty text explains nothing. */
export function explain(text: string | undefined, why?: Explained["why"]): Attachment<Element> {
  return (element) => {
    if (!text) return;
    const own = { text, why };
    explained.set(element, own);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = (): void => {
      clearTimeout(timer);
      afterRender(() => current === element && !shown.now?.kept && !shown.now?.pinned && hide());
    };
    const later = (ms: number) => (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => void show(element), ms);
    };
    const press = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        pressed = true;
        void show(element, false, true);
      }, PRESS_MS);
    };
    const keep = (event: Event): void => {
      clearTimeout(timer);
      const target = event.target as Element;
      const tapped = touches(event) && !target.closest(CHOOSES);
      if (target.closest(LIT)) return;
      if (!(why || tapped) || answered.has(event)) return;
      answered.add(event);
      void show(element, true, tapped);
    };
    const listeners: [string, (event: Event) => void][] = [
      [
        "pointerenter",
        (event) => (event as PointerEvent).pointerType === "mouse" && !shown.now?.kept && later(HOVER_MS)(),
      ],
      ["pointerleave", leave],
      ["pointerdown", (event) => (touches(event) ? press() : leave())],
      ["pointerup", () => clearTimeout(timer)],
      ["pointercancel", leave],
      ["click", keep],
      // A long press on a phone would open the browser's own menu.
      ["contextmenu", (event) => pressed && event.preventDefault()],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    return () => {
      clearTimeout(timer);
      afterRender(() => current === element && hide());
      if (explained.get(element) === own) explained.delete(element);
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
    };
  };
}

/**
 * The handler of the page for a focus that comes or goes. It is not the explained things' own: Chromium makes a drawing
 * that listens for the focus a stop of the tab key.
 */
export function follow(event: FocusEvent): void {
  const target = event.target as Element;
  if (target.closest("[data-explanation]")) return;
  const comes = event.type === "focusin" && target.matches(":focus-visible") && explained.has(target);
  afterRender(() => {
    if (comes) void show(target);
    else if (!shown.now?.kept && !shown.now?.pinned) hide();
  });
}
