/** Decisions and the ledger in words, for every game alike (the command line's `words.py` says the same). */
import type { Choice, Entry, GameModule, Printed } from "$games/board";
import type { Saying } from "./messages";
import { amounts, argumentsOf, beside, type Sayings } from "./sayings";
import type { Arguments, Translate } from "./texts";

const MINUS = "−";

/** A number with its sign. */
export const signed = (amount: number): string => `${amount > 0 ? "+" : MINUS}${Math.abs(amount)}`;

export class Words {
  constructor(
    readonly t: Translate,
    private readonly game: Pick<GameModule, "arguments" | "silent">,
    private readonly printed: Printed,
  ) {}

  private get sayings(): Sayings | undefined {
    return this.printed.pack["sayings"] as Sayings | undefined;
  }

  /** What taking a choice would mean, with its price. */
  choice(choice: Choice, step: string): string {
    return this.say(`action-${choice.kind}`, choice, step);
  }

  /** What a seat did with a choice. */
  deed(choice: Choice, step: string): string {
    return this.say(`did-${choice.kind}`, choice, step);
  }

  /** Whether a choice needs no words where there are others to tell. */
  silent(choice: Choice, step: string): boolean {
    const tells = this.sayings?.silent[choice.kind];
    return this.game.silent?.(choice, step) || (tells !== undefined && !tells.includes(step));
  }

  private say(message: string, choice: Choice, step: string): string {
    const args = {
      ...this.arguments(choice.args),
      ...this.game.arguments?.(choice.kind, choice.args, this.printed),
      ...beside(this.t, this.sayings, choice.kind, choice.args),
    };
    return this.t(message, { ...args, decision: step });
  }

  /** A message of the game with its arguments. */
  saying({ message, args }: Saying): string {
    return this.t(message, this.arguments(args ?? {}));
  }

  /** Arguments as messages want them: ids by name and bare, goods as amounts, numbers as they are. */
  arguments(args: Record<string, unknown>): Arguments {
    return argumentsOf(this.t, args);
  }

  /** Goods with their numbers: what is not there is left out. */
  amounts(goods: Record<string, number>): string {
    return amounts(this.t, goods);
  }

  /** Why something changed; a tile or a place that is the reason is called by its name. */
  cause(cause: string): string {
    return this.t.first(`cause-${cause}`, `name-${cause}`);
  }

  /** One change of the ledger, such as "corn +3". */
  change(what: string, amount: number): string {
    return this.t("change", { what: this.t.name(what), n: signed(amount) });
  }

  /** Changes with their reasons, equal reasons together; what has no name is not told. */
  changes(entries: readonly Entry[]): Change[] {
    const found: Change[] = [];
    for (const { what, amount, cause } of entries) {
      if (!this.t.has(`name-${what}`)) continue;
      const same = found.find((one) => one.what === what && one.cause === cause);
      if (same) same.amount += amount;
      else found.push({ what, amount, cause });
    }
    return found.filter((one) => one.amount !== 0);
  }
}

export interface Change {
  what: string;
  amount: number;
  cause: string;
}
