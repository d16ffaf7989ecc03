/** What travels when a move is shown: first the piece, then what the move brings and costs. */
import type { GameModule, Moved } from "$games/board";
import { iconOfGood } from "$lib/goods";
import { panelOf } from "./anchors";
import type { Place } from "./places";
import { MOST_MS } from "./travel";

export interface Flight {
  from: Place;
  to: Place;
  /** How long after the move is shown it starts, in ms. */
  after: number;
  /** Whose piece it is; goods are nobody's. */
  seat?: number;
  /** A good, and how many come or go. */
  icon?: string;
  amount?: number;
}

export const GOODS_MS = 320;
const STAGGER_MS = 60;
const MOST = 5;

/** Gains leave the place where they are made for their owner's panel; prices go the other way. */
function goodsOf({ entries }: Moved, place: Place, after: number): Flight[] {
  const known = entries.filter(({ seat, what, amount }) => seat >= 0 && amount && iconOfGood(what));
  return known.slice(0, MOST).map(({ seat, what, amount }, i) => ({
    from: amount > 0 ? place : panelOf(seat),
    to: amount > 0 ? panelOf(seat) : place,
    after: after + i * STAGGER_MS,
    icon: iconOfGood(what) ?? "",
    amount,
  }));
}

/** All that travels for a move. Who made it has put the piece there: only what it brings is shown to them. */
export function flightsOf(game: Pick<GameModule, "places" | "pieces">, moved: Moved, own: boolean): Flight[] {
  const place = moved.choice && game.places.placeOf(moved.choice, null);
  if (!place) return [];
  const pieces = own ? [] : (game.pieces?.(moved, place) ?? []).map((way) => ({ ...way, seat: moved.seat, after: 0 }));
  return [...pieces, ...goodsOf(moved, place, pieces.length ? MOST_MS : 0)];
}

/** How long they take at most, in ms. */
export const lasting = (flights: readonly Flight[]): number =>
  Math.max(0, ...flights.map(({ after, icon }) => after + (icon ? GOODS_MS : MOST_MS)));
