/** A table being planned: the choices of the form, kept within what the game allows. */
import type { Usual } from "$lib/keys.svelte";
import type { GameInfo, NewSeat, NewTable, OptionInfo } from "$lib/messages";
import { listed } from "$lib/usual";
import type { Language, Translate } from "$lib/texts";

export type Value = boolean | number | string;

export interface PlannedSeat {
  kind: NewSeat["kind"];
  /** What was typed; empty for the usual name. */
  name: string;
  level: string;
  /** What a bot likes for its own sake; empty for nothing in particular. */
  character: string;
}

/** A component pack as it was chosen: what the file is called, and what is in it. */
export interface PackFile {
  name: string;
  text: string;
}

/** Why an option cannot be chosen freely: the message that says so. */
export interface Reason {
  message: string;
  args: Record<string, string | number>;
}

const USUAL_LEVEL = "normal";

/** What was chosen last for a game. */
export interface Last {
  players: number;
  seats: PlannedSeat[];
  chosen: Record<string, Value>;
}

/** Only who has a level has a character. */
export const hasCharacter = (seat: PlannedSeat): boolean => seat.kind === "bot" && seat.level !== "random";

/** What the server calls a bot. */
const called = (seat: PlannedSeat): string =>
  seat.character && hasCharacter(seat) ? `${seat.level}:${seat.character}` : seat.level;

export class Plan {
  name = $state("");
  seed = $state("");
  players: number = $state(0);
  seats = $state<PlannedSeat[]>([]);
  takebacks = $state(true);
  /** The owner's component pack; null for the game's own. */
  pack = $state.raw<PackFile | null>(null);
  chosen = $state<Record<string, Value>>({});

  constructor(
    readonly game: GameInfo,
    readonly levels: readonly string[],
    last?: Last,
    /** What the person at this screen is called. */
    private readonly self = "",
  ) {
    const usual = levels.includes(USUAL_LEVEL) ? USUAL_LEVEL : (levels.at(-1) ?? "");
    this.seats = Array.from({ length: Math.max(...game.players) }, (_, i) => ({
      kind: i ? "bot" : "here",
      name: "",
      level: usual,
      character: "",
    }));
    this.players = game.usual_players;
    this.remember(last);
  }

  /** Begin with what was chosen last, as far as the game still knows it. */
  private remember(last: Last | undefined): void {
    if (!last || !this.game.players.includes(last.players)) return;
    const known = new Set(this.game.options.map(({ name }) => name));
    this.players = last.players;
    this.seats = this.seats.map((seat, i) => {
      const before = last.seats[i];
      if (!before || (before.kind === "bot" && !this.levels.includes(before.level))) return seat;
      const character = this.game.characters.find((name) => name === before.character) ?? "";
      return { ...before, character };
    });
    this.chosen = Object.fromEntries(Object.entries(last.chosen).filter(([name]) => known.has(name)));
  }

  /** One person against the computer: the other seats are bots. */
  alone(): this {
    this.seats = this.seats.map((seat, i) => ({ ...seat, kind: i ? "bot" : "here" }));
    return this;
  }

  /** Somebody with a link plays the second seat. */
  invite(): this {
    this.seats = this.seats.map((seat, i) => (i === 1 ? { ...seat, kind: "link", name: "" } : seat));
    this.players = Math.max(this.players, 2);
    return this;
  }

  /** The level that most bots of the plan have. */
  get level(): string {
    return this.seats.slice(0, this.players).find(({ kind }) => kind === "bot")?.level ?? "";
  }

  /** What an option is: what was chosen, unless the player count or another option decides. */
  value(option: OptionInfo): Value {
    const forced = option.forced[String(this.players)];
    if (forced !== undefined) return forced;
    return this.reason(option) ? option.default : (this.chosen[option.name] ?? option.default);
  }

  /** Why an option cannot be changed now; null where it can. */
  reason(option: OptionInfo): Reason | null {
    const n = this.players;
    if (option.forced[String(n)] !== undefined) return { message: "option-fixed", args: { n } };
    if (option.players.length && !option.players.includes(n)) return { message: "option-players", args: { n } };
    const other = this.game.options.find((one) => this.excluded(option, one));
    return other ? { message: "option-not-with", args: { other: other.name } } : null;
  }

  private excluded(option: OptionInfo, other: OptionInfo): boolean {
    const related = option.excludes.includes(other.name) || other.excludes.includes(option.name);
    const value = other.forced[String(this.players)] ?? this.chosen[other.name] ?? other.default;
    return related && value !== other.default;
  }

  /**
   * The message of a seat's usual name: people at this screen, guests and bots are counted each for themselves. Whom
   * others see is not called "you".
   */
  private usual(seat: number): { say: string; n: number } {
    const [kind, seats] = [this.seats[seat]?.kind, this.seats.slice(0, this.players)];
    const n = seats.slice(0, seat + 1).filter((one) => one.kind === kind).length;
    if (kind === "bot") return { say: "bot-name", n };
    if (kind === "link") return { say: "friend", n };
    return { say: n === 1 && !seats.some((one) => one.kind === "link") ? "you" : "player", n };
  }

  usualName(seat: number, t: Translate): string {
    const { say, n } = this.usual(seat);
    return (this.isOwn(seat) && this.self) || t(say, { n });
  }

  /** Whether a seat is that of the person at this screen. */
  private isOwn(seat: number): boolean {
    return this.seats.findIndex(({ kind }) => kind === "here") === seat;
  }

  /** The names that nobody gave, by seat, so that they can be said in another language. */
  usualNames(t: Translate): (Usual | null)[] {
    return this.seats.slice(0, this.players).map(({ name }, seat) => {
      const given = name.trim() || (this.isOwn(seat) && this.self);
      return given ? null : { ...this.usual(seat), name: this.usualName(seat, t) };
    });
  }

  /** The table as the server wants it. */
  wish(t: Translate, language: Language): NewTable {
    const names = this.seats.slice(0, this.players).map((seat, i) => seat.name.trim() || this.usualName(i, t));
    const options = this.game.options.filter((option) => !(String(this.players) in option.forced));
    return {
      name: this.name.trim() || listed(names, language),
      game: this.game.name,
      players: this.players,
      seed: this.seed.trim() || null,
      options: Object.fromEntries(options.map((option) => [option.name, this.value(option)])),
      takebacks: this.takebacks,
      components: this.pack?.text ?? null,
      seats: this.seats.slice(0, this.players).map((seat, i) => ({
        kind: seat.kind,
        name: names[i] ?? "",
        level: seat.kind === "bot" ? called(seat) : null,
      })),
      language,
    };
  }
}
