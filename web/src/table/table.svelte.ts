/** A table as this screen follows it: what the socket says, shown at the pace of a person. */
import type { Choice, GameModule, Moved as ShownMove, SeatInfo } from "$games/board";
import type { FromServer, LoggedMove, Moved, Offer, Position, Refusal, TableInfo, TableMessage } from "$lib/messages";
import { motion } from "$lib/settings.svelte";
import type { Deed } from "./chronicle";
import { type Asked, type Line, Live } from "./live";
import { Parade } from "./parade";

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
  move: number;
  choices: Offer[];
  /** With courses of several decisions. */
  offers: Choice[];
  pending: Choice | null;
  undoable: boolean;
  redoable: boolean;
  playing: boolean;
  refusal: string;
}

const LOOK_MS = 600;

export const movedOf = (logged: LoggedMove): ShownMove => ({
  move: logged.move,
  seat: logged.seat,
  choice: logged.choice,
  entries: logged.entries,
});

export class Table {
  info = $state.raw<TableInfo | null>(null);
  role = $state<TableMessage["role"]>("watch");
  /** The seats played at this screen. */
  held = $state.raw<number[]>([]);
  eyes = $state<number | null>(null);
  line = $state<Line>("connecting");
  closed = $state.raw<Refusal | null>(null);
  position = $state.raw<Position | null>(null);
  shown = $state.raw<Shown | null>(null);
  deeds = $state.raw<Deed[]>([]);
  thinking = $state<number | null>(null);
  pending = $state.raw<Choice | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  playing = $state(false);

  private readonly live: Live;
  private readonly parade = new Parade<Moved>(
    (moved) => this.show(moved),
    () => this.settle(),
  );
  private readonly listeners: Record<string, (message: never) => void>;

  constructor(
    readonly id: string,
    link: string,
    private readonly game: () => GameModule | null,
  ) {
    this.listeners = this.table();
    this.live = new Live(id, link, {
      heard: (message) => this.heard(message),
      line: (line) => (this.line = line),
      eyes: () => this.eyes,
    });
  }

  // -- what is heard ---------------------------------------------------------------------------------------------------

  private heard(message: FromServer): void {
    (this.listeners[message.type] as (message: FromServer) => void)(message);
  }

  private table(): Record<FromServer["type"], (message: never) => void> {
    type Ear<T extends FromServer["type"]> = (message: Extract<FromServer, { type: T }>) => void;
    const ears: { [T in FromServer["type"]]: Ear<T> } = {
      table: ({ table, role, seats_held, seat }) => {
        Object.assign(this, { info: table, role, held: seats_held, eyes: seat });
      },
      log: ({ seat, moves }) => {
        this.parade.clear();
        this.eyes = seat;
        this.deeds = moves;
        this.shown = null;
      },
      moved: (moved) => {
        this.thinking = null;
        this.parade.add(moved);
        this.playing = this.parade.playing;
      },
      position: (position) => this.arrive(position),
      undone: ({ move }) => {
        this.parade.clear();
        this.deeds = this.deeds.filter((deed) => deed.move <= move);
        this.shown = null;
      },
      accepted: () => {
        this.refusal = null;
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
    return ears as Record<FromServer["type"], (message: never) => void>;
  }

  private arrive(position: Position): void {
    this.position = position;
    this.eyes = position.seat;
    this.pending = null;
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

  /** Show a move; own moves need no time to be looked at. */
  private show(moved: Moved): number {
    const revealed = new Map(moved.revealed.map((deed) => [deed.move, deed]));
    this.deeds = [...this.deeds.map((deed) => revealed.get(deed.move) ?? deed), moved];
    const shown = movedOf(moved);
    const before = this.shown?.view ?? null;
    this.shown = { move: moved.move, view: moved.view, scores: moved.scores, moved: shown };
    const speed = motion();
    if (speed === 0 || this.held.includes(moved.seat)) return 0;
    return (this.game()?.duration?.(shown, moved.view, before) ?? LOOK_MS) / speed;
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
    this.live.ask({ ...asked, id: crypto.randomUUID(), seat: position.seat, key: position.key } as Asked);
  }

  play(choice: Choice): void {
    if (this.pending) return;
    this.pending = choice;
    this.ask(choice.texts ? { type: "follow", texts: choice.texts } : { type: "play", text: choice.text });
  }

  confirm(): void {
    this.ask({ type: "confirm" });
  }

  undo(): void {
    this.ask({ type: "undo", count: 1 });
  }

  redo(): void {
    this.ask({ type: "redo", count: 1 });
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

  /** What can be chosen now: nothing while moves are still being shown. */
  readonly choices = $derived.by((): Offer[] => (this.current ? (this.position?.choices ?? []) : []));

  /** What can be chosen on the board: single decisions, and courses of several. */
  readonly offers = $derived.by((): Choice[] => [
    ...this.choices,
    ...(this.current ? (this.position?.courses ?? []) : []),
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
      active:
        this.current && (position?.actors.includes(i) || (position?.ended === true && position.seat === i)) === true,
      thinking: this.thinking === i,
      connected: seat.connected,
      score: shown?.scores[i] ?? 0,
    }));
  });
}
