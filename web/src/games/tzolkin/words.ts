/** What is printed on tiles and gears, in words; read from the component pack, said by Fluent messages. */
import { found, Tiles, type Components, type Effect, type Goods, type ProphecyTile, type Scoring } from "./components";
import { BONUS } from "./places";

export type Arguments = Record<string, string | number>;
/** Says a message; the frame's translator. */
export type Say = (message: string, args?: Arguments) => string;
type Args = Record<string, unknown>;

const MINUS = "−";
const HARVEST_FIRST = 2;

/** A number as it is printed, with a true minus sign. */
export const number = (n: number): string => (n < 0 ? `${MINUS}${-n}` : String(n));

export class Printed {
  readonly tiles: Tiles;

  constructor(
    readonly say: Say,
    readonly pack: Components,
    readonly players: number,
  ) {
    this.tiles = new Tiles(pack);
  }

  name = (id: string): string => this.say(`name-${id}`);

  goods = (goods: Goods): string =>
    Object.entries(goods)
      .map(([good, n]) => this.say(`amount-${good}`, { n }))
      .join(", ");

  blocks = (n: number): string => this.say("amount-blocks", { n });

  // -- tiles ---------------------------------------------------------------------------------------------------------

  effect(effect: Effect): string {
    if (effect.gain) return this.goods(effect.gain);
    if (effect.food_day_gain) {
      const [first, last] = effect.days ?? [1, 1];
      return this.say("effect-food_day_gain", { goods: this.goods(effect.food_day_gain), first, last });
    }
    const [kind, value] = Object.entries(effect)[0] as [string, string | number];
    if (kind !== "temple" && kind !== "tech") return this.say(`effect-${kind}`, { n: value });
    const name = value === "any" ? "any" : this.name(String(value));
    return this.say(`effect-${kind}`, { [kind]: name, [`${kind}-id`]: value, steps: effect.steps ?? 1 });
  }

  effects = (effects: readonly Effect[]): string => effects.map((effect) => this.effect(effect)).join(", ");

  /** Points of a monument for each thing it counts; several where a table says so. */
  scoringPoints(rule: Scoring): string {
    const points = rule.points ?? rule.by_players?.[String(this.players)];
    return points === undefined ? (rule.table ?? []).filter(Boolean).join("/") : String(points);
  }

  scoring(rule: Scoring): string {
    const points = this.scoringPoints(rule);
    return this.say(`scoring-${rule.per}`, { points, table: points });
  }

  /** What a tile of any kind does. */
  does(id: string): string {
    const effects = (this.tiles.buildings.get(id) ?? this.tiles.wealth.get(id))?.effects;
    if (effects) return this.effects(effects);
    const monument = this.tiles.monuments.get(id);
    if (monument) return this.scoring(monument.scoring);
    const tribe = this.tiles.tribes.get(id);
    return tribe
      ? this.say(`explain-${id}`, traitsSaid(tribe.traits))
      : this.prophecy(found(this.tiles.prophecies, id));
  }

  prophecy = (row: ProphecyTile): string => `${this.calamity(row)}; ${this.prophecyScore(row)}`;

  calamity = (row: ProphecyTile): string => this.say(`explain-${row.id}`, row.calamity);

  prophecyScore(row: ProphecyTile): string {
    const [first, second, third, last] = this.pack.prophecies.points.map(number) as [string, string, string, string];
    const [low, middle, high] = row.bounds;
    const bands = [
      this.say("prophecy-first", { to: number(low), points: first }),
      this.say("prophecy-band", { from: range(low + 1, middle), points: second }),
      this.say("prophecy-band", { from: range(middle + 1, high), points: third }),
      this.say("prophecy-last", { from: high + 1, points: last }),
    ];
    return this.say("prophecy-score", { counts: this.say(`counts-${row.counts}`), bands: bands.join(", ") });
  }

  quick(action: string): string {
    const printed = this.pack.quick_actions;
    const gain = printed.gains[action.replace(/^quick_/, "")];
    if (gain) return this.say("explain-quick_gain", { goods: this.goods(gain) });
    return this.say(`explain-${action}`, { corn: printed.build_corn });
  }

  // -- gears ---------------------------------------------------------------------------------------------------------

  /** What an action of a gear does, such as `palenque_3`. */
  explain(action: string): string {
    const cut = action.lastIndexOf("_");
    const [gear, space] = [action.slice(0, cut), Number(action.slice(cut + 1))];
    if (gear === "palenque") return this.jungle(space);
    if (gear === "yaxchilan")
      return this.say("explain-gain", { goods: this.goods(this.pack.yaxchilan.tiles[space - 1]?.gain ?? {}) });
    if (gear === "chichen_itza") return this.offering(space);
    const { temple_cost, corn_per_block, any_action_cost } = this.pack.uxmal;
    const corn = { 1: temple_cost, 4: corn_per_block, 5: any_action_cost }[space] ?? 0;
    return this.say(`explain-${action}`, { corn, blocks: this.blocks(this.pack.tikal.temples_cost) });
  }

  private jungle(space: number): string {
    const { fishing, corn, wood } = this.pack.palenque;
    if (space < HARVEST_FIRST) return this.say("explain-fishing", { corn: fishing });
    const [ears, logs] = [corn[space - HARVEST_FIRST] ?? 0, wood[space - HARVEST_FIRST] ?? 0];
    return this.say(logs ? "explain-corn_wood" : "explain-corn", { corn: ears, wood: logs });
  }

  private offering(space: number): string {
    const row = this.pack.chichen_itza.tiles[space - 1];
    if (!row) return this.say("space-free");
    const args = { points: row.points, temple: this.name(row.temple), blocks: this.blocks(row.blocks) };
    return this.say(row.blocks ? "explain-offering_block" : "explain-offering", args);
  }

  /** What a worker on a space can do without stepping back. */
  standing(gear: string, space: number): string {
    const facts = this.pack.gears.tiles.find((row) => row.id === gear);
    if (facts && space >= Math.min(...facts.free)) return this.say("space-free");
    return space ? this.explain(`${gear}_${space}`) : this.say("space-none");
  }

  /** The points of a step of a temple, counted from the start step; above the top there is nothing more to gain. */
  stepPoints(temple: string, step: number): string {
    const points = this.pack.temples.tiles.find((row) => row.id === temple)?.points ?? [];
    return number(points[Math.min(step + 1, points.length - 1)] ?? 0);
  }

  /** What a level of a technology gives; above the last level, the bonus. */
  technology(technology: string, level: number): string {
    const printed = this.pack.technologies;
    const last = printed.cost.length;
    const bonus = level > last;
    const harvest = (n: number): number => printed.harvest[Math.min(n, last)] ?? 0;
    return this.say(`explain-${technology}_${bonus ? "bonus" : level}`, {
      harvest: harvest(level) - harvest(Math.min(level, last) - 1),
      fishing: printed.fishing,
      corn: level === 1 ? printed.architecture_corn : printed.architecture_uxmal_corn,
      points: bonus ? printed.architecture_bonus : printed.architecture_points,
      blocks: this.blocks(bonus ? printed.extraction_bonus : printed.architecture_blocks),
    });
  }

  /** What the message of a choice says beyond the choice's own arguments. */
  arguments(kind: string, args: Args): Arguments {
    const tile = args["tile"] ?? args["building"] ?? args["monument"] ?? args["tribe"];
    if (kind === "renovate") return { cost: this.goods(found(this.tiles.buildings, String(tile)).cost) };
    if (tile !== undefined) return { does: this.does(String(tile)) };
    return this.said[kind]?.(args) ?? {};
  }

  private readonly said: Readonly<Record<string, (args: Args) => Arguments>> = {
    pick: (args) => ({ explain: this.standing(String(args["gear"]), Number(args["space"])) }),
    use: (args) => ({ explain: this.explain(String(args["action"])) }),
    ahead: (args) => ({ explain: this.explain(String(args["action"])) }),
    bonus: (args) => ({ explain: this.technology(String(args["technology"]), BONUS) }),
    quick: (args) => ({ explain: this.quick(String(args["action"])) }),
    advance: (args) => ({
      explain: this.technology(String(args["technology"]), Number(args["level"])),
      price: args["cost"] ? this.blocks(Number(args["cost"])) : this.say("free"),
    }),
    anger: (args) => ({ points: this.stepPoints(String(args["temple"]), Number(args["step"])) }),
    climb: (args) => ({ points: this.stepPoints(String(args["temple"]), Number(args["step"])) }),
    beg: () => ({ corn: this.pack.begging.corn }),
  };
}

const range = (low: number, high: number): string => (low < high ? `${low}-${high}` : String(high));

/** Traits as messages want them; a list of costs becomes what so many workers cost in all. */
function traitsSaid(traits: Record<string, number | number[]>): Arguments {
  const said = Object.entries(traits).map(([trait, value]): [string, string | number] => {
    if (!Array.isArray(value)) return [trait, value < 0 ? number(value) : value];
    let total = 0;
    return [trait, value.map((cost) => (total += cost)).join("/")];
  });
  return Object.fromEntries(said);
}

const made = new WeakMap<object, Printed>();

/** The words of printed things in a language, made once for each. */
export function printedIn(t: Say, pack: object, players: number): Printed {
  const known = made.get(t);
  if (known?.players === players && known.pack === pack) return known;
  const printed = new Printed(t, pack as Components, players);
  made.set(t, printed);
  return printed;
}
