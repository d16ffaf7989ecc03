/** Fingers and mouse on the map: one moves it, two make it larger. A short tap is a click and stays one. */
import type { Attachment } from "svelte/attachments";
import type { Sight } from "./sight.svelte";

const SLACK = 6;

interface Finger {
  x: number;
  y: number;
}

const distance = ([a, b]: readonly Finger[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

export function movable(sight: Sight): Attachment<SVGElement> {
  return (element) => {
    const fingers = new Map<number, Finger>();
    let moved = 0;

    function down(event: PointerEvent): void {
      // With the mouse, what is lit is dragged itself.
      if (event.pointerType === "mouse" && (event.target as Element).closest("[data-place]")) return;
      if (!fingers.size) moved = 0;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    }

    function move(event: PointerEvent): void {
      const before = fingers.get(event.pointerId);
      if (!before || !(sight.partial || fingers.size > 1)) return;
      const span = distance([...fingers.values()]);
      const now = { x: event.clientX, y: event.clientY };
      moved += Math.hypot(now.x - before.x, now.y - before.y);
      fingers.set(event.pointerId, now);
      if (moved < SLACK) return;
      if (fingers.size > 1) sight.enlarge(distance([...fingers.values()]) / span);
      else sight.move(now.x - before.x, now.y - before.y);
    }

    const up = (event: PointerEvent): void => void fingers.delete(event.pointerId);
    /** The click at the end of a movement means nothing. */
    const click = (event: Event): void => {
      if (moved >= SLACK) event.stopPropagation();
      moved = 0;
    };
    const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up } as const;
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener as EventListener);
    element.addEventListener("click", click, true);
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        element.removeEventListener(name, listener as EventListener);
      element.removeEventListener("click", click, true);
    };
  };
}
