/** Where a table stands, in words. */
import type { HeldTable } from "$lib/messages";
import type { Translate } from "$lib/texts";

/** How far the game is: what its game says of the plain facts (`standing`), or the number of moves. */
export function standing({ table }: HeldTable, t: Translate): string {
  const begun = Object.keys(table.facts).length > 0;
  return begun && t.has("standing")
    ? t("standing", table.facts as Record<string, string | number>)
    : t("table-running", { move: table.move });
}

/** How one has come off in a finished game: place and points of the best seat one holds, or the winner's. */
export function placeOf({ table, seats_held }: HeldTable, t: Translate): string {
  const { scores, winners } = table;
  const [seat] = seats_held.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  if (!scores.length) return t("table-over");
  if (seat === undefined) return t("won-by", { name: table.seats[winners[0] ?? 0]?.name ?? "" });
  const points = scores[seat] ?? 0;
  if (winners.includes(seat)) return t("won-with", { n: points });
  const place = scores.filter((one) => one > points).length + 1;
  return t("placed", { place: Math.max(place, 2), players: scores.length, n: points });
}
