/** Printed facts of Ahau: the shape of its component pack, and questions about it. */
import type { View } from "./view";

/** A reward: one kind and its amount; nothing where there is none. */
export type Reward = Record<string, number>;
export type Confidence = "confirmed" | "single-source" | "reconstructed";

interface Block {
  confidence: Confidence;
}

export interface Link {
  site: number;
  cities: [string, string];
  kind: "road" | "water";
  regions: number[];
}

interface PlayerBoard extends Block {
  level_1: Reward[];
  level_2: Reward[];
  level_3: Reward[];
  level_4: Reward[];
  buildings: Reward[];
  printed: string;
}

export interface Building {
  id: string;
  /** What it does, where that is not what it is called by. */
  effect?: string;
  amount: number;
  cost: Record<string, number>;
}

export interface Role {
  id: string;
  ability?: string;
  number: number;
  amount: number;
}

export interface Components {
  map_small: Block & { tiles: Link[] };
  map_large: Block & { tiles: Link[] };
  calendar: Block;
  katuns: Block & { count: number };
  weapons: Block & { most: number };
  trading: Block & { resources_for_one: number; tiles_for_one: number };
  might: Block & { rewards: Reward[]; fame_past_the_top: number };
  temples: Block & { fame: number[] };
  offer: Block & { tiles: { id: string; discount: number; fame: number }[] };
  buildings: Block & { tiles: Building[] };
  roles: Block & { tiles: Role[] };
  pyramid: Block & { tiles: { level: number; spaces: number; cost: number }[] };
  board_day: PlayerBoard;
  board_night: PlayerBoard;
  board_pakal_day: PlayerBoard;
  board_pakal_night: PlayerBoard;
  pakal: Block & { tracker_most: number };
  personalities: Block & { tiles: { id: string; ranking: string[] }[] };
}

export const building = (pack: Components, id: string): Building =>
  pack.buildings.tiles.find((one) => one.id === id) ?? { id, amount: 0, cost: {} };

export const role = (pack: Components, id: string | null): Role | undefined =>
  pack.roles.tiles.find((one) => one.id === id);

/** The side of the game board: more regions from four players on. */
export const sideOf = (pack: Components, view: View): Components["map_small"] =>
  view.regions.length > 5 ? pack.map_large : pack.map_small;

/** The board of a seat: King Pakal has his own. */
export function boardOf(pack: Components, view: View, seat: number): PlayerBoard {
  const pakal = view.rival === "pakal" && seat === view.seats.length - 1;
  if (pakal) return view.options["pakal_board"] === "night" ? pack.board_pakal_night : pack.board_pakal_day;
  return view.options["board"] === "night" ? pack.board_night : pack.board_day;
}

/** The reward of a space of the pyramid, such as `2b`. */
export function rewardOf(board: PlayerBoard, space: string): Reward {
  const levels: Record<string, Reward[]> = {
    1: board.level_1,
    2: board.level_2,
    3: board.level_3,
    4: board.level_4,
  };
  return levels[space[0] ?? ""]?.["abcd".indexOf(space[1] ?? "")] ?? {};
}

/** The number of a card of a hand. */
export const numberOf = (pack: Components, card: string, roleId: string | null): number | null =>
  card === "role" ? (role(pack, roleId)?.number ?? null) : Number(card);

/** The icon of a reward. */
export const REWARD_ICONS: Readonly<Record<string, string>> = {
  fame: "fame",
  resources: "any-resource",
  temple_marker: "temple-marker",
  weapon: "weapon",
  role_card: "role-card",
  might: "might",
  lay_down_worker: "worker-lying",
  draw_pyramid_tiles: "draw-tile",
};

/** The icon of what a temple counts. */
export const SCORING_ICONS: Readonly<Record<string, string>> = {
  might_steps: "might",
  pyramid_symbols: "pyramid-tile",
  reserve_colours: "wild",
  temples_scored: "temple-marker",
  resource_colours: "any-resource",
  buildings_built: "civic",
  city_gods: "city",
};

/** The icon of a thing whose id has low lines. */
export const iconOf = (kind: string, id: string): string => `${kind}-${id.replaceAll("_", "-")}`;
