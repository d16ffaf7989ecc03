/** The icons on the buttons of the prompt: choices that have no place on the board. */
import type { Badge, Choice } from "$games/board";

type Args = Record<string, unknown>;

const block = (args: Args): string => String(args["block"]);
const HARVESTS: Readonly<Record<string, string>> = {
  corn: "tile-corn",
  wood: "tile-wood",
  burn: "burn-forest",
  hidden: "corn",
};

function harvest(args: Args): Badge[] {
  const way = String(args["way"]);
  return [{ icon: HARVESTS[way] ?? "corn" }, { icon: String(args["good"]), n: Number(args["amount"]) }];
}

/** Blocks of several kinds. */
const blocks = (amounts: unknown, sign = ""): Badge[] =>
  Object.entries(amounts as Record<string, number>).map(([icon, n]) => ({ icon, n: `${sign}${n}` }));

/** A block given for corn. */
const sale = (args: Args): Badge[] => [
  { icon: block(args), n: "−1" },
  { icon: "corn", n: `+${Number(args["corn"])}` },
];

const BADGES: Readonly<Record<string, (args: Args) => Badge[]>> = {
  beg: () => [{ icon: "beg" }],
  beg_down: (args) => [{ icon: "beg" }, { icon: String(args["temple"]), n: "−1" }],
  harvest,
  buy: (args) => [{ icon: block(args) }, { icon: "corn", n: `−${Number(args["corn"])}` }],
  sell: sale,
  trade: sale,
  pay: (args) => [{ icon: block(args) }],
  pay_all: (args) => blocks(args["pay"]),
  spare: (args) => [{ icon: block(args) }],
  take: (args) => [{ icon: block(args), n: "+1" }],
  take_all: (args) => blocks(args["get"], "+"),
  days: (args) => [{ icon: Number(args["days"]) > 1 ? "two-days" : "day" }],
  accept: () => [{ icon: "corn", n: "−1" }],
};

export const badgesOf = ({ kind, args }: Choice): Badge[] => BADGES[kind]?.(args) ?? [];
