/** The games this page can show: every folder beside this file that has an index.ts. */
import type { Component } from "svelte";
import type { GameModule } from "./board";

const modules = import.meta.glob<{ default: GameModule }>("./*/index.ts");
const cards = import.meta.glob<{ default: Component }>("./*/Card.svelte");
const messages = import.meta.glob<string>("$sacbe/*/texts/*.ftl", { query: "?raw", import: "default" });

const path = (game: string, file: string): string => `./${game}/${file}`;

/** Whether this page has a board for a game. */
export const known = (game: string): boolean => path(game, "index.ts") in modules;

export async function load(game: string): Promise<GameModule> {
  const module = modules[path(game, "index.ts")];
  if (!module) throw new Error(`there is no board for the game ${game}`);
  return (await module()).default;
}

export const card = async (game: string): Promise<Component | undefined> =>
  (await cards[path(game, "Card.svelte")]?.())?.default;

/** The messages that a game shares with the command line (`cli` holds those of the frame). */
export async function gameTexts(game: string, language: string): Promise<string> {
  const end = `/${game}/texts/${language}.ftl`;
  const found = Object.entries(messages).find(([file]) => file.endsWith(end));
  if (!found) throw new Error(`there are no texts of ${game} in ${language}`);
  return found[1]();
}
