/** A table as this screen follows it: what the socket says, shown at the pace of a person. */
import type { Choice, GameModule, Moved as ShownMove, SeatInfo } from "$games/board";
import type {
  CourseInfo,
  FromServer,
  LoggedMove,
  Moved,
  Offer,
  Position,
  Reason,
  Refusal,
  TableInfo,
  TableMessage,
  UndoInfo,
} from "$lib/messages";
import { motion, settings } from "$lib/settings.svelte";
import type { Deed } from "./chronicle";
import { type Asked, type Line, Live } from "./live";
import { Parade } from "./parade";
import { looking, telling } from "./tempo";

/** What is drawn: a view and the move that led to it. */
export interface Shown {
  move: number;
  view: Record<string, unknown>;
  scores: number[];
  moved: ShownMove | null;
}

/** What the prompt says and offers. */
export interface Ask {
  kind: "decide" | "confirm" | "watch" | "over" | "replay";
  question: string;
  /** The choice that stops, where the turn can be ended by it. */
  stop: Choice | null;
  /** Whether the turn is over and ends by itself, if nobody undoes anything. */
  soon: boolean;
  /** What this turn has decided so far. */
  done: readonly Choice[];
  /** What the next undo takes back. */
  undo: UndoInfo | null;
  /** Whether this is one's last turn of the game. */
  last: boolean;
  move: number;
  choices: Offer[];
  /** With courses of several decisions. */
  offers: Choice[];
  pending: Choice | null;
  redoable: boolean;
  playing: boolean;
  refusal: string;
}

/** A move with what is to be seen after it. */
type Seen = Moved & { view: Record<string, unknown> };
/** Answers to questions go to whoever asked. */
type Heard = Exclude<FromServer, { type: "reasons" | "world" }>;

/** A course as a choice: what it is called by is all that it does. */
const named = (course: CourseInfo): Choice => ({ ...course, text: course.texts.join("; ") });

export const movedOf = (logged: LoggedMove): ShownMove => ({
  move: logged.move,
  seat: logged.seat,
  choice: logged.choice,
  entries: logged.entries,
  events: logged.events,
});

export class Table {
  private told = $state.raw<TableInfo | null>(null);
  /** The table with its names in the language of now. */
  readonly info = $derived.by((): TableInfo | null => this.told && this.naming(this.told));
  role = $state<TableMessage["role"]>("watch");
  /** The seats played at this screen. */
  held = $state.raw<number[]>([]);
  eyes = $state<number | null>(null);
  line = $state<Line>("connecting");
  closed = $state.raw<Refusal | null>(null);
  position = $state.raw<Position | null>(null);
  shown = $state.raw<Shown | null>(null);
  deeds = $state.raw<Deed[]>([]);
  /** What happened before the first move. */
  opening = $state.raw<Deed["events"]>([]);
  thinking = $state<number | null>(null);
  pending = $state.raw<Choice | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  playing = $state(false);
  /** What is chosen in secret and not yet sent: it goes as a whole, when the turn is ended. */
  staged = $state.raw<readonly Offer[]>([]);

  private readonly live: Live;
  /** The last move that was heard of: what is to be seen after it comes with the position. */
  private newest: Moved | null = null;
  private readonly parade = new Parade<Seen>(
    (moved) => this.show(moved),
    () => this.settle(),
  );
  private readonly listeners: Record<string, (message: never) => void>;

  constructor(
    readonly id: string,
    link: string,
    private readonly game: () => GameModule | null,
    private readonly naming: (info: TableInfo) => TableInfo,
  ) {
    this.listeners = this.table();
    this.live = new Live(id, link, {
      heard: (message) => this.heard(message),
      line: (line) => (this.line = line),
      eyes: () => this.eyes,
    });
  }

  // -- what is heard ---------------------------------------------------------------------------------------------------

  private heard(message: Heard): void {
    (this.listeners[message.type] as (message: Heard) => void)(message);
  }

  private table(): Record<Heard["type"], (message: never) => void> {
    type Ear<T extends Heard["type"]> = (message: Extract<Heard, { type: T }>) => void;
    const ears: { [T in Heard["type"]]: Ear<T> } = {
      table: ({ table, role, seats_held, seat }) => {
        Object.assign(this, { told: table, role, held: seats_held, eyes: seat });
      },
      log: ({ seat, opening, moves }) => {
        this.parade.clear();
        this.opening = opening;
        this.eyes = seat;
        this.deeds = moves;
        this.recent = [];
        this.shown = null;
      },
      moved: (moved) => {
        this.thinking = null;
        if (moved.view) this.parade.add({ ...moved, view: moved.view });
        else this.newest = moved;
      },
      position: (position) => this.arrive(position),
      undone: ({ move }) => {
        this.parade.clear();
        this.deeds = this.deeds.filter((deed) => deed.move <= move);
        this.lately = this.lately.filter((moved) => moved.move <= move);
        this.recent = this.recent.filter((moved) => moved.move <= move);
        this.shown = null;
      },
      accepted: () => {
        this.refusal = null;
        this.staged = [];
      },
      refused: ({ refusal, position }) => {
        this.refusal = refusal;
        this.pending = null;
        if (position) this.arrive(position);
      },
      thinking: ({ seat }) => {
        this.thinking = seat;
      },
      closed: ({ refusal }) => {
        this.closed = refusal;
      },
    };
    return ears as Record<Heard["type"], (message: never) => void>;
  }

  private arrive(position: Position): void {
    if (this.newest) this.parade.add({ ...this.newest, view: position.view });
    this.newest = null;
    this.playing = this.parade.playing;
    const same = position.seat === this.position?.seat;
    this.position = position;
    this.eyes = position.seat;
    this.pending = null;
    // What others chose in secret meanwhile leaves one's own choice as it is.
    if (!same || !this.holds) this.staged = [];
    // Who chooses in secret, at the same time as others, need not wait until theirs have been shown.
    if (position.sealed) this.parade.skip();
    if (!this.parade.playing) this.settle();
  }

  /** Nothing more is on its way: what is shown is what is. */
  private settle(): void {
    this.playing = false;
    const { position } = this;
    // After moves comes the position they lead to; until it is there, the last move's view is the newest.
    if (!position || position.move < (this.shown?.move ?? 0)) return;
    const moved = this.shown?.move === position.move ? this.shown.moved : null;
    this.shown = { move: position.move, view: position.view, scores: position.scores, moved };
  }

  /** Show a move; own moves need no time to be looked at, only what came of them. */
  private show(moved: Seen): number {
    const revealed = new Map(moved.revealed.map((deed) => [deed.move, deed]));
    const known = this.deeds.filter((deed) => deed.move < moved.move);
    this.deeds = [...known.map((deed) => revealed.get(deed.move) ?? deed), moved];
    this.remember(moved);
    const shown = movedOf(moved);
    const before = this.shown?.view ?? null;
    this.shown = { move: moved.move, view: moved.view, scores: moved.scores, moved: shown };
    const [speed, game] = [motion(), this.game()];
    if (speed === 0 || !game) return 0;
    const told = telling(game, shown);
    return (this.held.includes(moved.seat) ? told : told + looking(game, shown, moved.view, before)) / speed;
  }

  /** What others have done since somebody at this screen decided, to be shown again. */
  lately = $state.raw<readonly Seen[]>([]);
  /** The last decision made at this screen, and all since then. */
  recent = $state.raw<readonly ShownMove[]>([]);
  private remember(moved: Seen): void {
    const own = this.held.includes(moved.seat);
    const before = own ? [] : this.recent.filter(({ move }) => move < moved.move);
    this.recent = [...before, movedOf(moved)];
    if (own) this.lately = [];
    else if (moved.move > (this.lately.at(-1)?.move ?? 0)) this.lately = [...this.lately, moved];
  }

  /** Show once more what others have done. */
  again(): void {
    this.parade.renew();
    for (const moved of this.lately) this.parade.add(moved);
    this.playing = this.parade.playing;
  }

  skip(): void {
    this.parade.skip();
  }

  // -- what is asked ---------------------------------------------------------------------------------------------------

  private ask(
    asked: { [K in Asked["type"]]: Omit<Extract<Asked, { type: K }>, "id" | "seat" | "key"> }[Asked["type"]],
  ): void {
    const { position } = this;
    if (position?.seat == null) return;
    this.refusal = null;
    this.parade.renew();
    this.live.ask({ ...asked, id: crypto.randomUUID(), seat: position.seat, key: position.key } as Asked);
  }

  /** Choose something; what is secret waits for the end of the turn. */
  play(choice: Choice): void {
    if (this.pending) return;
    if (this.stageable) this.staged = [...this.staged, choice as Offer];
    else this.send(choice, this.endsByItself);
  }

  private send(choice: Choice, end: boolean): void {
    this.pending = choice;
    const { text, texts } = choice;
    this.ask(texts ? { type: "follow", texts, end } : { type: "play", text, end });
  }

  /** End the turn: by what is chosen in secret, by the choice that stops, or because it is over. */
  endTurn(stop: Choice | null): void {
    const [only] = this.staged;
    if (this.pending) return;
    if (only) this.send({ ...only, texts: this.staged.map(({ text }) => text) }, true);
    else if (stop) this.send(stop, true);
    else this.ask({ type: "confirm" });
  }

  undo(): void {
    const count = this.position?.undo?.count ?? 1;
    if (this.staged.length) this.staged = this.staged.slice(0, -1);
    else this.ask({ type: "undo", count });
  }

  /** Whether turns end by themselves at once here: nothing is lost where they can be taken back. */
  private get endsByItself(): boolean {
    const people = this.info?.seats.filter(({ kind }) => kind !== "bot").length;
    return settings.endsByItself && people === 1 && this.info?.takebacks === true;
  }

  /** Whether a turn that is over ends by itself after a while in which it can be undone: where others would see it. */
  readonly endsSoon = $derived.by((): boolean => {
    const { position, current, pending, staged } = this;
    const over = position?.ended === true && !position.choices.length && !position.over;
    return settings.endsByItself && over && current && !pending && !staged.length;
  });

  redo(): void {
    this.ask({ type: "redo", count: this.position?.redo ?? 1 });
  }

  private readonly answers = new Map<string, Promise<Reason[]>>();
  private answered = "";

  /** Why something cannot be chosen, named by the words of its place; asked once for each position. */
  why(about: string[]): Promise<Reason[]> {
    const { position } = this;
    if (position?.seat == null || !this.current) return Promise.resolve([]);
    if (this.answered !== position.key) this.answers.clear();
    this.answered = position.key;
    const words = about.join(" ");
    const found = this.answers.get(words) ?? this.live.why({ seat: position.seat, key: position.key, about });
    this.answers.set(words, found);
    return found;
  }

  look(seat: number | null): void {
    this.eyes = seat;
    this.live.look(seat);
  }

  end(): void {
    this.parade.clear();
    this.live.end();
  }

  // -- what follows ----------------------------------------------------------------------------------------------------

  /** Whether what is shown is the position that holds. */
  readonly current = $derived(!this.playing && this.position !== null && this.position.move === this.shown?.move);

  /** All ways through a choice made in secret, as notations: of several decisions, or of one that ends it. */
  private readonly ways = $derived.by((): string[][] => {
    const { sealed, courses, choices } = this.position ?? { sealed: false, courses: [], choices: [] };
    const single = choices.filter(({ ends }) => ends).map(({ text }) => [text]);
    return sealed ? [...courses.map(({ texts }) => texts), ...single] : [];
  });

  /** Whether what is asked for can wait until it is whole: it is secret, and all that follows is known. */
  private readonly stageable = $derived.by((): boolean => {
    const all = this.position?.choices.map(({ text }) => text) ?? [];
    const [known, begun] = [new Set(all), new Set(this.ways.map(([first]) => first))];
    return (
      this.ways.length > 0 && all.every((one) => begun.has(one)) && this.ways.flat().every((one) => known.has(one))
    );
  });

  /** Whether what is chosen in secret is whole. */
  readonly whole = $derived.by((): boolean => {
    const { length } = this.staged;
    return length > 0 && this.ways.some((way) => way.length === length && this.begins(way));
  });

  /** Whether what is chosen in secret can still be chosen. */
  private readonly holds = $derived.by((): boolean => this.stageable && this.ways.some((way) => this.begins(way)));

  private begins(way: readonly string[]): boolean {
    return this.staged.every(({ text }, i) => way[i] === text);
  }

  /** What can be chosen now: nothing while moves are still being shown. */
  readonly choices = $derived.by((): Offer[] => {
    const all = this.current ? (this.position?.choices ?? []) : [];
    if (!this.staged.length) return all;
    const next = new Set(this.ways.filter((way) => this.begins(way)).map((way) => way[this.staged.length]));
    return all.filter(({ text }) => next.has(text));
  });

  /** What can be chosen on the board: single decisions, and courses of several. */
  readonly offers = $derived.by((): Choice[] => [
    ...this.choices,
    ...(this.current && !this.position?.sealed ? (this.position?.courses ?? []).map(named) : []),
  ]);

  /** The seat of this screen that has to act next, whose eyes it therefore needs. */
  readonly wanted = $derived.by((): number | null => {
    const { position, held } = this;
    if (!position || !this.current) return this.eyes;
    const busy = position.seat !== null && (position.actors.includes(position.seat) || position.ended);
    return busy ? position.seat : (position.actors.find((seat) => held.includes(seat)) ?? this.eyes);
  });

  readonly players = $derived.by((): SeatInfo[] => {
    const { info, position, shown, held } = this;
    return (info?.seats ?? []).map((seat, i) => ({
      seat: i,
      name: seat.name,
      kind: seat.kind,
      own: held.includes(i),
      active: this.current && (position?.ended ? position.seat === i : position?.actors.includes(i)) === true,
      thinking: this.thinking === i && !position?.ended,
      connected: seat.connected,
      score: shown?.scores[i] ?? 0,
    }));
  });
}
