/** The games this page has a board for: every folder beside this file that has an index.ts. All others get a plain one. */
import type { Component } from "svelte";
import { textsOf } from "$lib/api";
import type { GameModule } from "./board";

const modules = import.meta.glob<{ default: GameModule }>("./*/index.ts");
const cards = import.meta.glob<Card>("./*/Card.svelte");
const messages = import.meta.glob<string>(["$sacbe/*/texts/*.ftl", "./*/texts/*.ftl"], {
  query: "?raw",
  import: "default",
});

const path = (game: string, file: string): string => `./${game}/${file}`;

/** Whether this page has a board made for a game. */
export const known = (game: string): boolean => path(game, "index.ts") in modules;

export async function load(game: string): Promise<GameModule> {
  const module = modules[path(game, "index.ts")] ?? (() => import("$board/plain"));
  return (await module()).default;
}

/** The drawing of a game on the home page, and the icons of its options. */
export interface Card {
  default: Component;
  icons?: Record<string, string>;
}

export const card = async (game: string): Promise<Card | undefined> => cards[path(game, "Card.svelte")]?.();

/**
 * The messages of a game (`front` holds those of the frame): what it shares with the command line, and its browser's
 * own. Those of a game that came after this page was built are the server's to tell.
 */
export async function gameTexts(game: string, language: string): Promise<string[]> {
  const end = `/${game}/texts/${language}.ftl`;
  const found = Object.entries(messages).filter(([file]) => file.endsWith(end));
  return found.length ? Promise.all(found.map(([, source]) => source())) : [await textsOf(game, language)];
}
