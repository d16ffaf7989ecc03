/** What the next food day will ask of a player. */
import { found, Tiles, type Components } from "./components";
import type { Player, View } from "./view";

export interface Feeding {
  /** Days until the next food day; 0 is today. */
  days: number;
  day: number;
  reward: "goods" | "points";
  /** Corn that feeds all workers of the player. */
  corn: number;
}

const extra = (row: Record<string, number | number[] | string> | undefined): number => Number(row?.["extra_food"] ?? 0);

/** The corn that feeds all workers of a player: farms for single workers first, then the others. */
export function feedingCorn(pack: Components, tiles: Tiles, view: View, player: Player): number {
  const tribe = player.tribe ? found(tiles.tribes, player.tribe).traits : undefined;
  const calamity = view.calamity ? found(tiles.prophecies, view.calamity).calamity : undefined;
  const each = pack.feeding.corn_per_worker + extra(tribe) + extra(calamity) - player.feed_discount;
  const onFarms = Math.min(player.workers, player.feed_workers);
  const fed = onFarms * Math.max(0, each - pack.feeding.farm_corn);
  return fed + (player.workers - onFarms) * Math.max(0, each);
}

/** The next food day as a player sees it; none after the last. */
export function nextFeeding(pack: Components, tiles: Tiles, view: View, player: Player): Feeding | null {
  if (view.next_food_day === null) return null;
  return {
    day: view.next_food_day,
    days: Math.max(0, view.next_food_day - Math.max(view.day, 1)),
    reward: pack.calendar.rewards[view.food_days_over] ?? "points",
    corn: feedingCorn(pack, tiles, view, player),
  };
}
