/** What a choice costs and brings, for the flag that stands on it before the click. */
import type { Goods } from "./components";
import type { Badge, Choice } from "$games/board";

export interface Price {
  /** Goods to pay; a negative number is a gain. */
  readonly goods: Goods;
  /** Blocks of one's choice to pay. */
  readonly any: number;
}

const NOTHING: Price = { goods: {}, any: 0 };

type Args = Record<string, unknown>;
const corn = (args: Args): Price => ({ goods: { corn: Number(args["cost"] ?? 0) }, any: 0 });
const block = (args: Args): Goods => ({ [String(args["block"])]: 1 }) as Goods;
const traded = (args: Args): Price => ({ goods: { ...block(args), corn: -Number(args["corn"]) }, any: 0 });

/** Architecture may save blocks, a calamity may add some: of any kind, so they stand beside the goods. */
function construction(args: Args): Price {
  return { goods: args["cost"] as Goods, any: Number(args["adds"] ?? 0) - Number(args["saves"] ?? 0) };
}

const PRICES: Readonly<Record<string, (args: Args) => Price>> = {
  place: corn,
  over: corn,
  cheap: corn,
  start: corn,
  quick: corn,
  use: corn,
  pick_use: corn,
  ahead: corn,
  advance: (args) => ({ goods: {}, any: Number(args["cost"]) }),
  build: construction,
  plain: construction,
  monument: construction,
  pay: (args) => ({ goods: block(args), any: 0 }),
  sell: traded,
  trade: traded,
};

/** The price of a choice; nothing where it costs nothing. */
export const priceOf = (choice: Choice): Price => PRICES[choice.kind]?.(choice.args) ?? NOTHING;

/** The price of the cheapest way in corn. */
export function cheapest(choices: readonly Choice[]): Price | null {
  const prices = choices.map(priceOf);
  return prices.toSorted((a, b) => (a.goods.corn ?? 0) - (b.goods.corn ?? 0))[0] ?? null;
}

/** A price as icons with numbers; a gain has its sign. */
export function priced(choice: Choice): Badge[] {
  const { goods, any } = priceOf(choice);
  const parts: [string, number][] = [...Object.entries(goods), ["any-resource", any]];
  return parts.filter(([, n]) => n).map(([icon, n]) => ({ icon, n: n < 0 ? `+${-n}` : n }));
}
