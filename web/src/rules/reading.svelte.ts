/** What is being read in the drawer beside the table: a row or a chapter of a game's rules. */
export interface Reading {
  game: string;
  /** The row or chapter it opens at. */
  at: string;
  /** What is being decided, in words, where that is why it was opened. */
  question: string;
}

/** What is read, and whether the table has a place of its own for it. */
export const reading = $state<{ now: Reading | null; beside: boolean }>({ now: null, beside: false });

export function read(game: string, at: string, question = ""): void {
  reading.now = { game, at, question };
}

export function close(): void {
  reading.now = null;
}
