/** The next food day. What it will cost a player is in the view. */
import type { Components } from "./components";
import type { View } from "./view";

export interface FoodDay {
  /** Days until then; 0 is today. */
  days: number;
  day: number;
  reward: "goods" | "points";
}

/** The next food day; none after the last. */
export function nextFoodDay(pack: Components, view: View): FoodDay | null {
  if (view.next_food_day === null) return null;
  return {
    day: view.next_food_day,
    days: Math.max(0, view.next_food_day - Math.max(view.day, 1)),
    reward: pack.calendar.rewards[view.food_days_over] ?? "points",
  };
}
