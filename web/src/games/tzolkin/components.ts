/** The component pack: everything printed on boards and tiles, as `components.toml` holds it. */
import type { GearName } from "./geometry/train";
import type { Block, Good, Temple, Technology } from "./view";

export type Goods = Partial<Record<Good, number>>;
export type ByPlayers = Record<string, number>;

/** One effect of a tile: exactly one of these keys, with what belongs to it. */
export interface Effect {
  gain?: Goods;
  food_day_gain?: Goods;
  days?: [number, number];
  temple?: Temple | "any";
  tech?: Technology | "any";
  steps?: number;
  points?: number;
  worker?: number;
  feed_workers?: number;
  feed_discount_all?: number;
  build_building?: number;
  build_monument?: number;
  market?: number;
  any_action_for_corn?: number;
  renovation?: number;
  tech_swap?: number;
  skull_offering?: number;
}

export interface Scoring {
  per: string;
  points?: number;
  table?: number[];
  by_players?: ByPlayers;
}

export type Category = "farm" | "civic" | "tomb" | "shrine";

export interface WealthTile {
  id: string;
  dummy: [GearName, number];
  effects: Effect[];
}

export interface BuildingTile {
  id: string;
  age: number;
  category: Category;
  cost: Goods;
  effects: Effect[];
}

export interface MonumentTile {
  id: string;
  category: Category;
  cost: Goods;
  scoring: Scoring;
}

export interface TribeTile {
  id: string;
  traits: Record<string, number | number[]>;
}

export interface ProphecyTile {
  id: string;
  calamity: Record<string, number | string>;
  counts: string;
  bounds: [number, number, number];
}

export interface Offering {
  space: number;
  points: number;
  temple: Temple;
  blocks: number;
}

export interface TempleTrack {
  id: Temple;
  points: number[];
  goods: (Good | "")[];
  leader: [number, number];
}

export interface GearFacts {
  id: GearName;
  teeth: number;
  last: number;
  free: number[];
}

export interface Components {
  setup: {
    max_workers: number;
    skulls: number;
    row: number;
    wealth_kept: number;
    fields: ByPlayers;
    monuments: ByPlayers;
  };
  placing: { worker_cost: number[]; start_space_cost: number };
  begging: { most: number; corn: number };
  feeding: { corn_per_worker: number; points_unfed: number; farm_corn: number };
  calendar: { teeth: number; days: number[]; rewards: ("goods" | "points")[]; new_age_on: number };
  market: { corn: Record<Block, number> };
  gears: { tiles: GearFacts[] };
  palenque: { fishing: number; corn: number[]; wood: number[] };
  yaxchilan: { tiles: { space: number; gain: Goods }[] };
  tikal: { temples_cost: number };
  uxmal: { temple_cost: number; corn_per_block: number; any_action_cost: number };
  chichen_itza: { tiles: Offering[] };
  temples: { tiles: TempleTrack[] };
  technologies: {
    cost: number[];
    bonus_cost: number;
    harvest: number[];
    fishing: number;
    architecture_corn: number;
    architecture_points: number;
    architecture_blocks: number;
    architecture_uxmal_corn: number;
    architecture_bonus: number;
    extraction_bonus: number;
  };
  wealth: { tiles: WealthTile[] };
  buildings: { tiles: BuildingTile[] };
  new_buildings: { tiles: BuildingTile[] };
  monuments: { tiles: MonumentTile[] };
  tribes: { tiles: TribeTile[] };
  prophecies: { points: number[]; tiles: ProphecyTile[] };
  quick_actions: {
    spaces: number;
    space_cost: number;
    days_per_tile: number;
    build_corn: number;
    gains: Record<string, Goods>;
  };
}

/** The tiles of a pack by their ids. */
export class Tiles {
  readonly buildings: ReadonlyMap<string, BuildingTile>;
  readonly monuments: ReadonlyMap<string, MonumentTile>;
  readonly wealth: ReadonlyMap<string, WealthTile>;
  readonly tribes: ReadonlyMap<string, TribeTile>;
  readonly prophecies: ReadonlyMap<string, ProphecyTile>;

  constructor(pack: Components) {
    this.buildings = byId([...pack.buildings.tiles, ...pack.new_buildings.tiles]);
    this.monuments = byId(pack.monuments.tiles);
    this.wealth = byId(pack.wealth.tiles);
    this.tribes = byId(pack.tribes.tiles);
    this.prophecies = byId(pack.prophecies.tiles);
  }
}

const byId = <T extends { id: string }>(rows: T[]): Map<string, T> => new Map(rows.map((row) => [row.id, row]));

/** A tile that must be in the pack. */
export function found<T>(tiles: ReadonlyMap<string, T>, id: string): T {
  const tile = tiles.get(id);
  if (tile === undefined) throw new Error(`the component pack has no tile ${id}`);
  return tile;
}
