/** What the server shows of a position of Tzolk'in: the shape of `view(seat)`. */
import type { GearName } from "./geometry/train";

export const GOODS = ["corn", "wood", "stone", "gold", "skull"] as const;
export type Good = (typeof GOODS)[number];
export const BLOCKS = ["wood", "stone", "gold"] as const;
export type Block = (typeof BLOCKS)[number];
export const TEMPLES = ["chaac", "quetzalcoatl", "kukulcan"] as const;
export type Temple = (typeof TEMPLES)[number];
export const TECHNOLOGIES = ["agriculture", "extraction", "architecture", "theology"] as const;
export type Technology = (typeof TECHNOLOGIES)[number];

/** Who stands on a space: a seat, a dummy worker, or nobody. */
export type Standing = number | "dummy" | null;

export interface Field {
  corn: number;
  wood: number;
}

export interface QuickActions {
  spaces: Standing[];
  /** By age: the tiles in the order of the days; those of the second age are hidden at first. */
  tiles: string[][];
  today: string | null;
}

export interface Player extends Record<Good, number> {
  temples: Record<Temple, number>;
  technologies: Record<Technology, number>;
  workers: number;
  available: number;
  light: boolean;
  corn_tiles: number;
  wood_tiles: number;
  feed_workers: number;
  feed_discount: number;
  /** The corn that would feed all workers today, with farms and calamity. */
  feeding: number;
  /** What the first, second, ... worker of a turn costs besides its space. */
  worker_costs: number[];
  buildings: string[];
  monuments: string[];
  tribe: string | null;
  tribes: string[] | null;
  fed: number;
  used: number;
  hand: string[] | null;
  wealth: string[] | null;
  score: number;
  breakdown: Record<string, number>;
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
  day: number;
  age: number;
  food_day: boolean;
  food_days_over: number;
  next_food_day: number | null;
  /** Workers placed this turn by the seat to move. */
  placed: number;
  starting_player: number;
  start_space: Standing;
  corn_on_teeth: number[];
  skull_bank: number;
  gears: Record<GearName, Standing[]>;
  fields: Record<string, Field>;
  chichen_skulls: Standing[];
  row: (string | null)[];
  stacks: Record<string, number>;
  monuments: string[];
  prophecies: string[];
  calamity: string | null;
  quick_actions: QuickActions | null;
  seats: Player[];
}
