/**
 * Explanations: anything can carry one, shown on hover, on focus and on a long press.
 *
 *   <g {@attach explain(sentence)}> ... </g>
 */
import type { Attachment } from "svelte/attachments";

const HOVER_MS = 350;
const PRESS_MS = 450;

export interface Explanation {
  text: string;
  /** Where the explained thing is on the screen. */
  box: DOMRect;
}

export const shown = $state<{ now: Explanation | null }>({ now: null });

/** All that is explained now, and how: the keyboard goes from one to the next. */
export const explained = new Map<Element, string>();

/** Explain an element; an empty text explains nothing. */
export function explain(text: string | undefined): Attachment<Element> {
  return (element) => {
    if (!text) return;
    explained.set(element, text);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (): void =>
      queueMicrotask(() => {
        shown.now = { text, box: element.getBoundingClientRect() };
      });
    const hide = (): void => {
      clearTimeout(timer);
      queueMicrotask(() => {
        if (shown.now?.text === text) shown.now = null;
      });
    };
    const later = (ms: number) => (): void => {
      clearTimeout(timer);
      timer = setTimeout(show, ms);
    };
    const listeners: [string, (event: Event) => void][] = [
      ["pointerenter", (event) => (event as PointerEvent).pointerType === "mouse" && later(HOVER_MS)()],
      ["pointerleave", hide],
      ["pointerdown", (event) => ((event as PointerEvent).pointerType === "mouse" ? hide() : later(PRESS_MS)())],
      ["pointerup", () => clearTimeout(timer)],
      ["pointercancel", hide],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    return () => {
      hide();
      if (explained.get(element) === text) explained.delete(element);
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
  const text = event.type === "focusin" && target.matches(":focus-visible") ? explained.get(target) : undefined;
  // What loses the focus because it is taken away says so while the page is being drawn: a moment later is early enough.
  queueMicrotask(() => {
    shown.now = text === undefined ? null : { text, box: target.getBoundingClientRect() };
  });
}
