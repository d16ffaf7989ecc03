/** How a table is laid out: by the width and the height there is, in CSS pixels, so that zooming counts. */
import { MediaQuery } from "svelte/reactivity";

/**
 * - desk: board, prompt below, players and log beside them
 * - tablet: all of the board, players in a strip above, prompt below
 * - phone: one tab of the board at a time, players above, prompt below
 * - rail: one tab of the board at a time, players and prompt beside it
 */
export type Layout = "desk" | "tablet" | "phone" | "rail";

export class Layouts {
  private readonly low = new MediaQuery("(max-height: 559px) and (min-width: 600px)");
  private readonly slim = new MediaQuery("max-width: 699px");
  private readonly narrow = new MediaQuery("max-width: 999px");
  private readonly high = new MediaQuery("min-height: 880px");

  get now(): Layout {
    if (this.low.current) return "rail";
    if (this.slim.current) return "phone";
    if (!this.narrow.current) return "desk";
    return this.high.current ? "tablet" : "rail";
  }
}
