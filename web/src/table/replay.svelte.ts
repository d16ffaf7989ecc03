/** A game watched move by move: positions are fetched as they are looked at, and a few ahead. */
import { replayed } from "$lib/api";
import type { Replayed } from "$lib/messages";

const AHEAD = 3;

export class Replay {
  at = $state.raw<Replayed | null>(null);
  private readonly known = new Map<string, Promise<Replayed>>();
  private wanted = 0;

  constructor(
    private readonly table: string,
    private readonly link: string,
  ) {}

  private fetch(move: number, seat: number | null): Promise<Replayed> {
    const key = `${move} ${seat}`;
    let found = this.known.get(key);
    if (!found) {
      found = replayed(this.table, move, seat, this.link);
      found.catch(() => this.known.delete(key));
      this.known.set(key, found);
    }
    return found;
  }

  /** Look at the position after a move, through a seat's eyes. */
  async go(move: number, seat: number | null): Promise<void> {
    this.wanted = move;
    const found = await this.fetch(move, seat);
    if (this.wanted !== move) return;
    this.at = found;
    for (let next = move + 1; next <= Math.min(move + AHEAD, found.last); next++)
      void this.fetch(next, seat).catch(() => null);
  }
}
