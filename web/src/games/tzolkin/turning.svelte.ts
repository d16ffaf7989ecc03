/** The turning of wheel and gears when the day advances: one number, the days that are still to be turned. */
import { cubicInOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import { GEARS, type GearName } from "./geometry/train";
import type { View } from "./view";

/** A worker that the turning gear pushes off. */
export interface Fallen {
  gear: GearName;
  space: number;
  who: number;
}

const ONE_DAY = 650;
const NEXT_DAY = 300;
const MOST_DAYS = 2;

/** How long the gears turn for so many days, in ms. */
export const turningTime = (days: number): number => ONE_DAY + NEXT_DAY * (days - 1);

/** How many days lie between two views, if they follow each other in one game; else 0, and nothing turns. */
export function daysBetween(before: View | null, after: View): number {
  const days = before && before.day > 0 ? after.day - before.day : 0;
  return days > 0 && days <= MOST_DAYS ? days : 0;
}

/** The players' workers that stood on a gear and would have ridden to where nobody stands now. */
export function fallen(before: View, after: View, days: number): Fallen[] {
  return GEARS.flatMap((gear) =>
    before.gears[gear].flatMap((who, space) =>
      typeof who === "number" && after.gears[gear][space + days] !== who ? [{ gear, space, who }] : [],
    ),
  );
}

export class Turning {
  private readonly tween = new Tween(0, { easing: cubicInOut });
  private before: View | null = null;
  /** Workers that ride off their gear while it turns. */
  lost = $state.raw<Fallen[]>([]);
  days = $state(0);

  /** Days still to be turned. */
  get remaining(): number {
    return this.tween.current;
  }

  /** Follow the views; called inside an effect. A speed of 0 shows no motion. The gears wait so many ms before they turn. */
  follow(view: View, speed: number, wait: number): void {
    const days = daysBetween(this.before, view);
    if (days && speed && this.before) this.turn(this.before, view, days, speed, wait);
    else if (this.before?.day !== view.day) this.finish();
    this.before = view;
  }

  private turn(before: View, view: View, days: number, speed: number, wait: number): void {
    this.lost = fallen(before, view, days);
    this.days = days;
    void this.tween.set(days, { duration: 0 });
    const how = { delay: wait / speed, duration: turningTime(days) / speed };
    void this.tween.set(0, how).then(() => (this.lost = []));
  }

  /** Be there at once. */
  finish(): void {
    this.lost = [];
    void this.tween.set(0, { duration: 0 });
  }
}
