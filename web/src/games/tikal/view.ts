/** What the server shows of a position of Tikal: the shape of `view(seat)`. */

export const SIDES = ["n", "ne", "se", "s", "sw", "nw"] as const;
export type Side = (typeof SIDES)[number];
export type Kind = "base_camp" | "jungle" | "temple" | "treasure" | "volcano";

/** A hexagon as it lies or would lie: stones by side, clockwise from the north. */
export interface Tile {
  id: string;
  kind: Kind;
  /** The number of a temple, the treasures of a treasure hexagon. */
  face: number;
  turn?: Side;
  stones: number[];
}

/** A player's members on a hexagon. */
export interface Party {
  seat: number;
  workers: number;
  leader: boolean;
}

/** An explored hexagon and all that is on it. */
export interface Space extends Tile {
  /** By side: the action points it takes to cross it; 0 where there is no path. */
  paths: number[];
  members: Party[];
  /** Of a temple: its topmost number, who scores it now, whose guard stands there. */
  value?: number;
  holder?: number | null;
  guard?: number | null;
  guard_is_leader?: boolean;
  /** How many are left. */
  treasures?: number;
  camp?: number | null;
}

export interface Player {
  score: number;
  breakdown: Record<string, number>;
  /** What a scoring would bring as it stands. */
  now: { temples: number; treasures: number };
  workers: number;
  leader: boolean;
  workers_lost: number;
  leader_lost: boolean;
  camps_left: number;
  guards_left: number;
  camps: string[];
  treasures: Record<string, number>;
  acted: boolean;
}

export interface Auction {
  display: Tile[];
  high_bid: number;
  bidder: number | null;
  passed: number[];
  first_passed: number | null;
}

export interface View {
  game: string;
  players: number;
  options: Record<string, boolean>;
  you: number | null;
  actors: number[];
  step: string;
  over: boolean;
  winners: number[];
  points_left: number | null;
  scoring_turn: boolean;
  scoring_rounds: number;
  /** Who has yet to score in this scoring round, the seat that uses its points now first. */
  scoring_order: number[];
  hand: Tile | null;
  tiles_left: Record<string, number>;
  set_aside: string[];
  temple_tiles: Record<string, number>;
  map: Record<string, Space>;
  /** By hexagon with own members: where they can go and at what cost. */
  reach: Record<string, Record<string, number>>;
  auction: Auction | null;
  seats: Player[];
}

/** What a player would score now. */
export const now = (player: Player): number => player.now.temples + player.now.treasures;

/** Where a player's leader is. */
export const leaderOf = (player: Player): "ready" | "out" | "map" =>
  player.leader ? "ready" : player.leader_lost ? "out" : "map";
