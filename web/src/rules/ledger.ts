/** The rules as `docs/rules` has them: chapters of rows, read from Markdown. */

/** A piece of a row: plain words, words that stand out, the notation of an action, or another row. */
export interface Piece {
  kind: "plain" | "strong" | "ruling" | "code" | "row";
  text: string;
}

export interface Row {
  id: string;
  text: string;
  pieces: Piece[];
}

export interface Chapter {
  /** Such as TZ-6. */
  id: string;
  title: string;
  rows: Row[];
}

const HEADING = /^## \d+\. (.+)$/;
const ROW = /^\|\s*([A-Z]{2,}-\d+\.\d+)\s*\|(.*)\|[^|]*\|\s*$/;
const PIECE = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|\b([A-Z]{2,}-\d+\.\d+)\b/g;
const KINDS = ["strong", "ruling", "code", "row"] as const;

/** The chapter a row stands in. */
export const chapterOf = (row: string): string => row.split(".", 1)[0] ?? "";

/** A row in pieces. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(PIECE)) {
    if (match.index > end) found.push({ kind: "plain", text: text.slice(end, match.index) });
    const at = KINDS.findIndex((_, i) => match[i + 1] !== undefined);
    found.push({ kind: KINDS[at] ?? "plain", text: match[at + 1] ?? "" });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ kind: "plain", text: text.slice(end) });
  return found;
}

/** The chapters of a ledger, in the order of the file. */
export function chapters(markdown: string): Chapter[] {
  const found: Chapter[] = [];
  for (const line of markdown.split("\n")) {
    const heading = HEADING.exec(line);
    const row = ROW.exec(line);
    if (heading?.[1]) found.push({ id: "", title: heading[1], rows: [] });
    else if (row?.[1] && row[2]) {
      const text = row[2].trim();
      const open = found.at(-1);
      open?.rows.push({ id: row[1], text, pieces: pieces(text) });
      if (open) open.id = chapterOf(row[1]);
    }
  }
  return found;
}

/** The words looked for, in small letters. */
export const wanted = (query: string): string[] => query.toLocaleLowerCase().split(/\s+/).filter(Boolean);

/** Whether a row has all words looked for, in its text or as its number. */
export const matches = ({ id, text }: Row, words: readonly string[]): boolean =>
  words.every((word) => text.toLocaleLowerCase().includes(word) || id.toLocaleLowerCase() === word);

/** A text cut where a word that is looked for begins and ends: every other part is one. */
export function marked(text: string, words: readonly string[]): string[] {
  if (!words.length) return [text];
  const any = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  return text.split(new RegExp(`(${any})`, "gi"));
}
