/** The icons of what a rule talks about: things whose names stand in it, in any language. */
import type { Translate } from "$lib/texts";

const DRAWN: readonly string[] = [
  "corn",
  "wood",
  "stone",
  "gold",
  "skull",
  "chaac",
  "quetzalcoatl",
  "kukulcan",
  "agriculture",
  "extraction",
  "architecture",
  "theology",
  "water",
  "obsidian",
  "cacao",
  "limestone",
  "mask",
  "necklace",
  "vase",
];
const AS: Readonly<Record<string, string>> = {
  mask: "treasure-mask",
  necklace: "treasure-necklace",
  vase: "treasure-vase",
};
const MOST = 4;

/** A name as a word: a plural or a Korean particle may follow it, and it is no part of a longer word. */
const ENDINGS = "(?:s|[을를이가은는과와도로의에만]|으로|마다|이나)?";
const speaksOf = (text: string, name: string): boolean =>
  new RegExp(`(?<!\\p{L})${name}${ENDINGS}(?!\\p{L})`, "iu").test(text);

export function iconsOf(text: string, t: Translate): string[] {
  const found = DRAWN.filter((id) => t.has(`name-${id}`) && speaksOf(text, t.name(id)));
  return found.slice(0, MOST).map((id) => AS[id] ?? id);
}
