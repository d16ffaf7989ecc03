/** Names that nobody gave, in the language of now. */
import type { Held } from "./keys.svelte";
import type { TableInfo } from "./messages";
import type { Translate } from "./texts";

/** Of the name of a table. */
const LONGEST = 60;

/** The name of a table that nobody named: who plays. */
export const listed = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { style: "narrow" }).format(names).slice(0, LONGEST);

/** A table opened here as it is called in another language: as long as nobody has given other names. */
export function spoken(table: TableInfo, t: Translate, held: Partial<Held> = {}): TableInfo {
  const { usual = [], language = "" } = held;
  if (!usual.some(Boolean) || language === t.language) return table;
  const seats = table.seats.map((seat, i) => {
    const one = usual[i];
    return one && one.name === seat.name ? { ...seat, name: t(one.say, { n: one.n }) } : seat;
  });
  const [before, now] = [table.seats, seats].map((some) => some.map(({ name }) => name)) as [string[], string[]];
  return { ...table, seats, name: table.name === listed(before, language) ? listed(now, t.language) : table.name };
}
