/** Tables beside the rules: rows of what the component pack of a game prints, named by where it stands there. */
import type { Pack } from "$games/board";

/** How the numbers of a row are read: as they are, as how many more or less, added up, or only counted or named. */
export type Reading = "plain" | "more" | "less" | "sum" | "count" | "keys";

export interface TableSpec {
  /** The message of its title. */
  title: string;
  /** The row of the rules that it belongs to. */
  row?: string;
  /** Its first row stands in a column. */
  down?: boolean;
  /** For each row its message, where in the pack it stands, and how it is read. */
  rows: readonly (readonly [label: string, path: string, reading: Reading])[];
}

/** A number, something with a name, or goods with their numbers. */
export type Cell = number | string | Readonly<Record<string, number>>;

export interface TableRow {
  label: string;
  cells: readonly Cell[];
}

const MINUS = "−";

/** What stands at a path: `*` is each of several, and names with commas between them are some of what is there. */
function at(found: unknown, [first, ...rest]: readonly string[]): unknown {
  if (first === undefined) return found;
  if (first === "*") return (found as unknown[]).map((one) => at(one, rest));
  const there = found as Record<string, unknown>;
  if (!first.includes(",")) return at(there[first], rest);
  return Object.fromEntries(first.split(",").map((name) => [name, there[name]]));
}

const READ: Readonly<Record<Reading, (found: Readonly<Record<string, Cell>>) => Cell[]>> = {
  plain: (found) => Object.values(found),
  more: (found) => Object.values(found).map((n) => (n ? `+${String(n)}` : 0)),
  less: (found) => Object.values(found).map((n) => (n ? `${MINUS}${String(n)}` : 0)),
  count: (found) => Object.keys(found).map((_, i) => i + 1),
  keys: (found) => Object.keys(found),
  sum: (found) => {
    let sum = 0;
    return Object.values(found).map((n) => (sum += Number(n)));
  },
};

/** The rows of a table, as a pack has them. */
export const rowsOf = ({ rows }: TableSpec, pack: Pack): TableRow[] =>
  rows.map(([label, path, reading]) => ({
    label,
    cells: READ[reading](at(pack, path.split(".")) as Record<string, Cell>),
  }));

const UNSURE: readonly string[] = ["reconstructed", "low"];

/** Whether anything of a table is not known for sure. */
export const unsure = ({ rows }: TableSpec, pack: Pack): boolean =>
  rows.some(([, path]) => UNSURE.includes(String(pack[path.split(".")[0] ?? ""]?.confidence)));
