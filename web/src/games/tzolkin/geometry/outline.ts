/** The outline of an involute stub gear: lengths in modules, tooth 0 in direction 0. */
import type { Point } from "./polar";

const PRESSURE = (25 * Math.PI) / 180;
const ADDENDUM = 0.64;
const DEDENDUM = 0.78;
const BACKLASH = 0.08;
const FILLET = 0.12;
const SAMPLES = 7;
/** At the tip the tooth is narrowed a little, so that no sharp corner remains. */
const TIP = 0.8;

/** A point of a flank: its distance from the gear's centre, and half the angle of the tooth there. */
type Flank = readonly [distance: number, half: number];

const involute = (angle: number): number => Math.tan(angle) - angle;

/** One flank of a tooth, from root to tip, for a gear of module 1. */
function flank(teeth: number): Flank[] {
  const pitch = teeth / 2;
  const base = pitch * Math.cos(PRESSURE);
  const tip = pitch + ADDENDUM;
  const root = pitch - DEDENDUM;
  const widest = Math.PI / (2 * teeth) - BACKLASH / (2 * pitch) + involute(PRESSURE);
  const half = (q: number): number => widest - (q > base ? involute(Math.acos(base / q)) : 0);
  const low = Math.max(base, root + 0.22);
  const high = tip - 0.14;
  const sampled = Array.from({ length: SAMPLES }, (_, i): Flank => {
    const q = low + ((high - low) * i) / (SAMPLES - 1);
    return [q, half(q)];
  });
  return [
    [root, half(root) + FILLET / root],
    [root + 0.07, half(root) + (FILLET * 0.42) / root],
    ...sampled,
    [tip - 0.05, half(tip)],
    [tip, half(tip) * TIP],
  ];
}

const at = (distance: number, angle: number, module: number): Point => ({
  x: distance * module * Math.cos(angle),
  y: distance * module * Math.sin(angle),
});

/** The outline of a single tooth in a direction (radians), root to root. */
function tooth(side: readonly Flank[], direction: number, module: number): Point[] {
  const up = side.map(([q, half]) => at(q, direction - half, module));
  const down = side.toReversed().map(([q, half]) => at(q, direction + half, module));
  return [...up, ...down];
}

/** The points of a whole gear. */
export function gearOutline(teeth: number, module: number): Point[] {
  const side = flank(teeth);
  const [root, foot] = side[0] as Flank;
  const step = (2 * Math.PI) / teeth;
  return Array.from({ length: teeth }, (_, k) => {
    const floor = [0.25, 0.5, 0.75].map((t) => at(root, k * step + foot + (step - 2 * foot) * t, module));
    return [...tooth(side, k * step, module), ...floor];
  }).flat();
}

/** The points of one tooth in direction 0, to colour it. */
export const toothOutline = (teeth: number, module: number): Point[] => tooth(flank(teeth), 0, module);
