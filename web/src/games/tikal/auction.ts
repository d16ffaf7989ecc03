/** How a player stands in an auction. */
import type { Translate } from "$lib/texts";
import type { Auction, View } from "./view";

interface Standing {
  words: string;
  /** Has the highest bid. */
  high: boolean;
  /** Bids no more this time. */
  out: boolean;
  /** Is asked for a bid. */
  now: boolean;
}

export function standing(view: View, auction: Auction, seat: number, t: Translate): Standing {
  const acted = view.seats[seat]?.acted === true;
  const passed = auction.passed.includes(seat);
  const high = !acted && auction.bidder === seat;
  const now = !acted && !high && !passed && view.step === "bid" && view.actors.includes(seat);
  const said = [acted && "tk-acted", high && "tk-highest-bid", passed && "tk-passed", now && "tk-to-bid"];
  const word = said.find((one) => one !== false);
  return { words: word ? t(word) : "", high, out: passed || acted, now };
}
