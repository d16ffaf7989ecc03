/** Plans that remember what was chosen last, and open a table. */
import { open } from "$lib/api";
import { keepOpened } from "$lib/keys.svelte";
import type { GameInfo } from "$lib/messages";
import { go } from "$lib/router.svelte";
import { settings } from "$lib/settings.svelte";
import type { Translate } from "$lib/texts";
import { type Last, Plan } from "./form.svelte";

const KEY = "sacbe.plans";

const lasts = (): Record<string, Last> => JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Last>;

/** A plan for a game that begins with what was chosen last. */
export const planFor = (game: GameInfo, levels: readonly string[]): Plan =>
  new Plan(game, levels, lasts()[game.name], settings.name);

/** Open a table as planned, keep the choices for the next time, and go there. */
export async function openTable(plan: Plan, t: Translate): Promise<void> {
  const opened = await open(plan.wish(t, settings.language));
  const { players, seats, chosen } = plan;
  localStorage.setItem(KEY, JSON.stringify({ ...lasts(), [plan.game.name]: { players, seats, chosen } }));
  keepOpened(opened, { usual: plan.usualNames(t), language: settings.language });
  go(`/t/${opened.table.id}`);
}
