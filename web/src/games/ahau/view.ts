/** What the server shows of a position of Ahau: the shape of `view(seat)`. */

export const GODS = ["chief", "rain", "trade", "sun", "jaguar"] as const;
export type God = (typeof GODS)[number];
export const RESOURCES = ["corn", "water", "obsidian", "cacao", "limestone"] as const;
export type Resource = (typeof RESOURCES)[number];
export const COLOURS = ["yellow", "blue", "black", "brown", "white"] as const;
export type Colour = (typeof COLOURS)[number];
/** A pyramid tile: its god and its colour, or `wild`. */
export type Tile = string;
export type Stage = "setup" | "select" | "movement" | "place" | "summon" | "act";

export interface Region {
  tiles: (Tile | null)[];
  building: string | null;
  /** Of the family game. */
  resources: Resource[];
  rulers: number[];
  /** By seat: the cities where it still needs a worker for the bonus. */
  missing: string[][];
}

/** A city; everything but its god by seat. */
export interface City {
  god: God;
  standing: number[];
  lying: number[];
  /** Lying ones count two. */
  workers: number[];
  /** 2: alone with most workers, 1: in a tie, 0: neither. */
  share: number[];
  /** What it would award now. */
  fame: number[];
}

export interface Temple {
  scoring: string;
  /** By space from the left: whose marker. */
  markers: (number | null)[];
  /** By seat: what it achieves in the category, and what the temple would pay it for a marker. */
  values: number[];
  pays: number[];
}

export interface Turn {
  stage: Stage | null;
  /** How often what is asked may still be chosen. */
  count: number | null;
  to_build: number | null;
  city: string | null;
  summoned: God | null;
  built: number;
  strength: number;
  colours: Colour[];
  colour: Colour | null;
}

export interface Payment {
  total: number;
  left: number;
  paid: Record<string, number>;
  match: Resource | null;
}

/** How strong another seat can come to a region, and whether it would win a tie. */
export interface Contender {
  seat: number;
  most: number | null;
  wins_ties: boolean;
}

/** How King Pakal or the Shadow decides. */
export interface Preferences {
  ranking: God[];
  next: { space: string | null; slot: number | null; price: number; has: number } | null;
  building_fame: number;
}

export interface Player {
  resources: Record<string, number>;
  reserve: Record<Tile, number>;
  weapons: number;
  might: number;
  /** Not on the board. */
  workers: number;
  ruler: number | null;
  hand: string[];
  discards: string[];
  selected: boolean;
  left: string | null;
  right: string | null;
  has_role: boolean;
  role: string | null;
  /** Everybody has seen it. */
  role_shown: boolean;
  seen_roles: string[] | null;
  barred: number[];
  pyramid: Record<string, Tile | null>;
  buildings: (string | null)[];
  /** King Pakal's resources. */
  tracker: number | null;
  /** By god: tiles built, tiles in reserve. */
  strengths: Record<string, number[]>;
  /** What a celebration would bring; nobody's for the Shadow. */
  now: { temples: number; cities: number; buildings: number } | null;
  score: number | null;
  breakdown: Record<string, number> | null;
}

export interface View {
  game: string;
  players: number;
  options: Record<string, boolean | string>;
  you: number | null;
  actors: number[];
  step: string;
  over: boolean;
  winners: number[];
  round: number;
  katun: number;
  celebration: boolean;
  ending: string[];
  rival: "pakal" | "shadow" | null;
  personality: string | null;
  preferences: Preferences | null;
  regions: Region[];
  cities: Record<string, City>;
  sites: (Resource | null)[];
  calendar: Resource[];
  last_space: number;
  temples: Record<string, Temple>;
  might_order: number[];
  offer: Record<string, string | null>;
  building_stack: number;
  building_pile: Record<string, number>;
  bag: number;
  discards: Record<Tile, number>;
  role_deck: number;
  cards: Record<string, { tile: Tile; resources: Resource[] }>;
  turn: Turn;
  payment: Payment | null;
  /** By region, while cards are selected. */
  contest: Contender[][];
  seats: Player[];
}

/** The seat that the rules play; null where there is none. */
export const rivalOf = (view: View): number | null => (view.rival ? view.seats.length - 1 : null);

/** What a celebration would bring to a player. */
export const now = ({ now }: Player): number => (now ? now.temples + now.cities + now.buildings : 0);

/** The god and the colour of a tile. */
export const godOf = (tile: Tile): string => tile.split("_")[0] ?? "";
export const colourOf = (tile: Tile): string => tile.split("_")[1] ?? "";

/** Things with their numbers as single things. */
export const each = (counts: Record<string, number>): string[] =>
  Object.entries(counts).flatMap(([what, n]) => Array<string>(n).fill(what));

/** Whether points are paid by what each player achieves, not by the best at the table. */
export const personal = (view: View): boolean =>
  view.options["personal_scoring"] === true || view.options["family"] === true;
