/** What is printed on tiles and gears, in words: the server's sayings, looked up. */
import { type Said, said, type Sayings } from "$lib/sayings";
import type { Translate } from "$lib/texts";
import { Tiles, type Components, type Goods } from "./components";

const MINUS = "−";

/** A number as it is printed, with a true minus sign. */
export const number = (n: number): string => (n < 0 ? `${MINUS}${-n}` : String(n));

export class Printed {
  readonly tiles: Tiles;
  private readonly things: Record<string, Said>;

  constructor(
    readonly t: Translate,
    readonly pack: Components,
  ) {
    this.tiles = new Tiles(pack);
    this.things = (pack as Components & { sayings: Sayings }).sayings.things;
  }

  private said(thing: string): string {
    const saying = this.things[thing];
    if (saying === undefined) throw new Error(`nothing is said of ${thing}`);
    return String(said(this.t, saying));
  }

  goods = (goods: Goods): string =>
    Object.entries(goods)
      .map(([good, n]) => this.t(`amount-${good}`, { n }))
      .join(", ");

  blocks = (n: number): string => this.t("amount-blocks", { n });

  /** What a tile of any kind does. */
  does = (id: string): string => this.said(id);

  /** Points of a monument for each thing it counts; several where a table says so. */
  points = (monument: string): string => this.said(`points ${monument}`);

  /** What a quick action does, such as `quick_corn`. */
  quick = (action: string): string => this.said(action);

  /** What an action of a gear does, such as `palenque_3`. */
  explain = (action: string): string => this.said(action);

  /** What a worker on a space can do without stepping back. */
  standing = (gear: string, space: number): string => this.said(`${gear} ${space}`);

  /** What a level of a technology gives; above the last level, the bonus. */
  technology = (technology: string, level: number): string => this.said(`${technology} ${level}`);
}

const made = new WeakMap<object, Printed>();

/** The words of printed things in a language, made once for each. */
export function printedIn(t: Translate, pack: object): Printed {
  const known = made.get(t);
  if (known?.pack === pack) return known;
  const printed = new Printed(t, pack as Components);
  made.set(t, printed);
  return printed;
}
