/** What a calamity makes worse, as signs. */
import type { ProphecyTile } from "./components";
import type { Sign } from "./plates";

const TAXED: Readonly<Record<string, string>> = {
  step: "step-up",
  technology: "technology",
  gold: "gold",
  skull: "skull",
};
const PRICES: Readonly<Record<string, string>> = { corn: "corn", block: "any-resource", step_down: "step-down" };
/** Numbers of a calamity: the icon they change, and the sign of the change. */
const CHANGES: Readonly<Record<string, readonly [icon: string, sign: string]>> = {
  less_wood: ["tile-wood", "−"],
  less_corn: ["tile-corn", "−"],
  lost_level: ["technology", "✕ "],
  building_blocks: ["build", "+"],
  extra_food: ["feed-worker", "+"],
  chichen_corn: ["place-chichen-itza", "+"],
};

export function prophecySigns({ calamity }: ProphecyTile): Sign[] {
  const { taxes, price, temple } = calamity;
  if (taxes) {
    const what = typeof temple === "string" ? temple : (TAXED[String(taxes)] ?? "");
    return [
      { icon: what, text: ":" },
      { icon: PRICES[String(price)] ?? "", text: "−1" },
    ];
  }
  return Object.entries(CHANGES).flatMap(([key, [icon, sign]]) =>
    calamity[key] === undefined ? [] : [{ icon, text: `${sign}${calamity[key]}` }],
  );
}
