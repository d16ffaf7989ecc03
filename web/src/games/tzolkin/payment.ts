/** Blocks that are paid one by one: how many there are to pay, and which have been paid. */
import type { Choice } from "$games/board";

export interface Payment {
  /** What is paid for; none where that was decided before this turn's choices are known. */
  for: Choice | null;
  paid: string[];
  /** How many blocks in all; at least the one that is asked for. */
  total: number;
}

const PAID = ["pay", "spare"];

/** The payment that is open, from what this turn has decided. */
export function paymentOf(done: readonly Choice[]): Payment {
  const rest = done.findLastIndex(({ kind }) => !PAID.includes(kind));
  const paid = done.slice(rest + 1).map(({ args }) => String(args["block"]));
  const cause = done[rest] ?? null;
  const cost = cause?.kind === "advance" ? Number(cause.args["cost"]) : 0;
  return { for: cause, paid, total: Math.max(cost, paid.length + 1) };
}
