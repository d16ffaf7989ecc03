/** Printed facts of Tikal: the shape of its component pack. */
import type { Kind } from "./view";

export interface Terrain {
  id: string;
  letter: string;
  kind: Kind;
  value?: number;
  masks?: number;
  stones: number[];
}

export interface Components {
  board: { columns: number; rows: number };
  pieces: { workers: number; camps: number; guards: number };
  /** Action points of a turn, and what each action costs. */
  points: Record<string, number> & { turn: number };
  terrain: { tiles: Terrain[] };
  temple_tiles: { count: Record<string, number> };
  treasures: { tiles: { id: string; copies: number }[]; points: number[] };
}

/** The letters whose hexagons set off a scoring round. */
export const volcanoes = (pack: Components): Set<string> =>
  new Set(pack.terrain.tiles.filter(({ kind }) => kind === "volcano").map(({ letter }) => letter));
