/** Where a row of the rules can be read. */

/** Games by how the numbers of their rows begin. */
const LEDGERS: Readonly<Record<string, string>> = { TZ: "tzolkin", TP: "tzolkin", TK: "tikal", AH: "ahau" };

/** The game a row belongs to. */
export const gameOf = (row: string): string => LEDGERS[row.split("-", 1)[0] ?? ""] ?? "";

export const addressOf = (row: string): string => `/rules/${gameOf(row)}#${row}`;
