/** Dragging with the mouse: one gesture for what else are two clicks. A press without movement stays a click. */
import type { Point } from "./anchors";

const SLACK = 6;

export interface Gesture {
  begin(): void;
  /** The pointer is somewhere else now. */
  move?(to: Point): void;
  /** Let go over something lit, or over nothing. */
  drop(onto: HTMLElement | SVGElement | null): void;
}

/** The click of something that was dragged there. */
export const clicked = (): MouseEvent => new MouseEvent("click", { bubbles: true, cancelable: true });

export function drag(down: PointerEvent, { begin, move: moved, drop }: Gesture): void {
  if (down.pointerType !== "mouse" || down.button !== 0) return;
  let begun = false;
  const ended = new AbortController();
  const { signal } = ended;

  function move(event: PointerEvent): void {
    if (!begun && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < SLACK) return;
    if (!begun) begin();
    begun = true;
    moved?.({ x: event.clientX, y: event.clientY });
  }
  function up(event: PointerEvent): void {
    ended.abort();
    if (!begun) return;
    drop(document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-place]") ?? null);
    swallow();
  }
  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", up, { signal });
  addEventListener("pointercancel", () => ended.abort(), { signal });
}

/** The browser's own click at the end of a movement, if there is one, means nothing. */
function swallow(): void {
  const stop = (event: Event): void => event.stopPropagation();
  addEventListener("click", stop, { capture: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }));
}
