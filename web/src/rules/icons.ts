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

export function iconsOf(text: string, t: Translate): string[] {
  const words = text.toLocaleLowerCase();
  const found = DRAWN.filter((id) => t.has(`name-${id}`) && words.includes(t.name(id).toLocaleLowerCase()));
  return found.slice(0, MOST).map((id) => AS[id] ?? id);
}
