/** What is printed beside the spaces of the gears, as icons with numbers, read from the component pack. */
import type { Components, Effect, Goods, Offering } from "./components";
import type { GearName } from "./geometry/train";

/** An icon, and what stands beside it. */
export interface Sign {
  readonly icon: string;
  readonly text: string;
}
/** Rows of signs. */
export type Plate = readonly (readonly Sign[])[];

const sign = (icon: string, text: string | number = ""): Sign => ({ icon, text: String(text) });
/** A single piece needs no number beside its icon. */
const counted = (icon: string, n: number): Sign => sign(icon, n === 1 ? "" : n);
const signsOf = (goods: Goods): Sign[] => Object.entries(goods).map(([good, n]) => counted(good, n));

export const FREE_CHOICE: Plate = [[sign("free-choice")]];
const HARVEST_FIRST = 2;
/** From so many signs on a plate takes a second row. */
const WIDE = 3;

function palenque(pack: Components, space: number): Plate {
  const { fishing, corn, wood } = pack.palenque;
  if (space < HARVEST_FIRST) return [[sign("corn", fishing)]];
  const [ears, logs] = [corn[space - HARVEST_FIRST] ?? 0, wood[space - HARVEST_FIRST] ?? 0];
  return logs ? [[sign("corn", ears)], [sign("wood", logs)]] : [[sign("corn", ears)]];
}

/** Blocks come before corn, as the wooden pieces lie on the board. */
function yaxchilan(pack: Components, space: number): Plate {
  const { corn, ...blocks } = pack.yaxchilan.tiles[space - 1]?.gain ?? {};
  const signs = [...signsOf(blocks), ...(corn ? [counted("corn", corn)] : [])];
  return signs.length < WIDE ? [signs] : [signs.slice(0, WIDE - 1), signs.slice(WIDE - 1)];
}

const TIKAL: Readonly<Record<number, (pack: Components) => Plate>> = {
  1: () => [[sign("technology")]],
  2: () => [[sign("build")]],
  3: () => [[sign("technology", "×2")]],
  4: () => [[sign("build", "×2")], [sign("monument")]],
  5: (pack) => [[counted("any-resource", pack.tikal.temples_cost)], [sign("step-up", "×2")]],
};
const UXMAL: Readonly<Record<number, (pack: Components) => Plate>> = {
  1: (pack) => [[sign("corn", pack.uxmal.temple_cost)], [sign("step-up")]],
  2: () => [[sign("market")]],
  3: () => [[sign("worker", "+1")]],
  4: (pack) => [[sign("build"), sign("corn", pack.uxmal.corn_per_block)]],
  5: (pack) => [[sign("corn", pack.uxmal.any_action_cost)], [sign("gear")]],
};

const PLATES: Readonly<Record<Exclude<GearName, "chichen_itza">, (pack: Components, space: number) => Plate>> = {
  palenque,
  yaxchilan,
  tikal: (pack, space) => TIKAL[space]?.(pack) ?? [],
  uxmal: (pack, space) => UXMAL[space]?.(pack) ?? [],
};

/** The plate of a space of one of the four small gears. */
export const plateOf = (pack: Components, gear: GearName, space: number): Plate =>
  gear === "chichen_itza" ? [] : PLATES[gear](pack, space);

/** What a skull brings at a space of Chichen Itza. */
export const offeringOf = (pack: Components, space: number): Offering | undefined => pack.chichen_itza.tiles[space - 1];

type EffectSigns = (effect: Effect, pack: Components) => Sign[];
const steps = (n: number | undefined): string => ((n ?? 1) > 1 ? `+${n}` : "");

const EFFECTS: Readonly<Record<string, EffectSigns>> = {
  gain: (effect) => signsOf(effect.gain ?? {}),
  points: (effect) => [sign("vp", effect.points)],
  worker: (effect) => [sign("worker", `+${effect.worker}`)],
  feed_workers: (effect) => [sign("feed-worker", effect.feed_workers)],
  feed_discount_all: (effect) => [sign("feed-worker", `−${effect.feed_discount_all}`)],
  temple: (effect) => [sign(effect.temple === "any" ? "step-up" : (effect.temple ?? ""), steps(effect.steps))],
  tech: (effect) => [sign(effect.tech === "any" ? "technology" : (effect.tech ?? ""), steps(effect.steps))],
  build_building: () => [sign("build")],
  build_monument: () => [sign("monument")],
  market: () => [sign("market")],
  any_action_for_corn: (_, pack) => [sign("corn", pack.uxmal.any_action_cost), sign("gear")],
  renovation: () => [sign("rotate")],
  food_day_gain: (effect) => [sign("food-day"), ...signsOf(effect.food_day_gain ?? {})],
  tech_swap: () => [sign("technology", "−1+1")],
  skull_offering: () => [sign("skull")],
};

/** What a tile gives, as signs. */
export const effectSigns = (pack: Components, effects: readonly Effect[]): Sign[] =>
  effects.flatMap((effect) =>
    Object.keys(EFFECTS).flatMap((kind) => (kind in effect ? EFFECTS[kind]!(effect, pack) : [])),
  );

const QUICK: Readonly<Record<string, (pack: Components) => Plate>> = {
  technology: () => [[sign("technology")]],
  market: () => [[sign("market")]],
  build: (pack) => [[sign("corn", pack.quick_actions.build_corn), sign("build")]],
};

/** A quick action, as signs. */
export const quickPlate = (pack: Components, kind: string): Plate =>
  QUICK[kind]?.(pack) ?? [signsOf(pack.quick_actions.gains[kind] ?? {})];
