/** Two decisions by one click: what their messages want beyond the decisions' own arguments. */
import type { Arguments } from "$lib/texts";
import type { Components } from "./components";
import { number, type Printed } from "./words";

type Args = Record<string, unknown>;

/** The points of a step of a temple, counted from the start step. */
function stepPoints(pack: Components, temple: string, step: number): string {
  const points = pack.temples.tiles.find((row) => row.id === temple)?.points ?? [];
  return number(points[Math.min(step + 1, points.length - 1)] ?? 0);
}

const SAID: Readonly<Record<string, (args: Args, printed: Printed) => Arguments>> = {
  pick_use: (args, printed) => ({ explain: printed.explain(String(args["action"])) }),
  beg_down: (args, { pack }) => ({
    corn: pack.begging.corn,
    points: stepPoints(pack, String(args["temple"]), Number(args["step"])),
  }),
};

export const courseArguments = (kind: string, args: Args, printed: Printed): Arguments =>
  SAID[kind]?.(args, printed) ?? {};
