/** The steps of a walk, as its notations name them: over stones from hex to hex, by secret path from camp to camp. */
import type { Choice } from "$games/board";
import type { Components } from "../components";
import { SIDES, type Side, type View } from "../view";
import { beyond, centre, type Point } from "./hexes";

export interface Step {
  from: Point;
  to: Point;
  cost: number;
  secret: boolean;
}

/** The steps of one of those who walk; entering is none. */
export function stepsOf(walk: Choice, view: View, pack: Components, seat: number): Step[] {
  const texts = (walk.texts ?? [walk.text]).filter((text) => !text.startsWith("place "));
  const each = texts.slice(0, texts.length / Number(walk.args["count"] ?? 1));
  return each.flatMap((text) => stepOf(text, view, pack, seat) ?? []);
}

function stepOf(text: string, view: View, pack: Components, seat: number): Step | null {
  const [kind, , at = "", to = ""] = text.split(" ");
  if (kind === "jump") {
    const [from, onto] = [at, to].map((camp) => centre(campOf(camp, view, seat)));
    return { from: from!, to: onto!, cost: pack.points["jump"] ?? 0, secret: true };
  }
  const side = SIDES.indexOf(to as Side);
  if (side < 0) return null;
  const from = centre(at);
  return { from, to: beyond(from, side), cost: view.map[at]?.paths[side] ?? 0, secret: false };
}

/** Where a camp is: the base camp, or one of a player's camps in their order. */
function campOf(camp: string, view: View, seat: number): string {
  const base = Object.keys(view.map).find((hex) => view.map[hex]?.kind === "base_camp") ?? "";
  return camp === "base_camp" ? base : (view.seats[seat]?.camps[Number(camp.split("_")[1]) - 1] ?? base);
}
