/**
 * The shapes of the five players and of a rival that the rules play, as paths around the origin; colour alone never tells
 * them apart.
 */

export const COLOURS = ["cinnabar", "river", "jade", "maize", "plum", "grey"] as const;

const SHAPES: readonly ((r: number) => string)[] = [
  (r) => `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`,
  (r) => `M${-0.88 * r} ${-0.88 * r}H${0.88 * r}V${0.88 * r}H${-0.88 * r}Z`,
  (r) => `M0 ${-1.12 * r}L${1.1 * r} ${0.8 * r}H${-1.1 * r}Z`,
  (r) => `M0 ${-1.2 * r}L${1.2 * r} 0L0 ${1.2 * r}L${-1.2 * r} 0Z`,
  (r) => {
    const [a, b] = [0.4 * r, 1.12 * r];
    return `M${-a} ${-b}H${a}V${-a}H${b}V${a}H${a}V${b}H${-a}V${a}H${-b}V${-a}H${-a}Z`;
  },
  (r) => `M0 ${-1.1 * r}L${0.95 * r} ${-0.55 * r}V${0.55 * r}L0 ${1.1 * r}L${-0.95 * r} ${0.55 * r}V${-0.55 * r}Z`,
];

/** The colour and shape of a rival that the rules play. */
export const RIVAL = SHAPES.length - 1;

/** The outline of a seat's shape with "radius" r. */
export function shape(seat: number, r: number): string {
  return (SHAPES[seat % SHAPES.length] as (r: number) => string)(r);
}

/** The quatrefoil that holds points, in a box of 24. */
export const QUATREFOIL = "M6 6a6.8 6.8 0 0 1 12 0 6.8 6.8 0 0 1 0 12 6.8 6.8 0 0 1-12 0 6.8 6.8 0 0 1 0-12z";
