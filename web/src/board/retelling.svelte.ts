/** What came of a move, told again event by event: a scoring temple by temple, the turn of somebody whom the rules play. */
import { untrack } from "svelte";
import type { Moved, Told } from "$games/board";

/** How long each event is looked at, and all together at most. */
const EVENT_MS = 650;
const MOST_MS = 6500;

/** How long to tell some events, in ms at speed 1. */
export const toldIn = (events: number): number => Math.min(events * EVENT_MS, MOST_MS);

interface Source {
  /** What was done since somebody at this screen decided, that first. */
  moves: readonly Moved[];
  tells(event: Told): boolean;
  /** What a move brought besides, of which no event tells. */
  besides?(moved: Moved): Told[];
  /** 0: all at once. */
  speed: number;
  /** The game has gone on. */
  hurried: boolean;
}

export class Retelling {
  events = $state.raw<readonly Told[]>([]);
  at = $state(0);
  private move = -1;
  /** It goes on by itself until somebody steps through it. */
  private running = $state(false);

  constructor(read: () => Source) {
    $effect(() => {
      const { moves, tells, besides, speed } = read();
      const telling = moves.filter(({ events }) => events.some(tells));
      const last = telling.at(-1)?.move;
      const toldOf = (moved: Moved): Told[] => [...moved.events.filter(tells), ...(besides?.(moved) ?? [])];
      if (last !== undefined && last !== this.move) untrack(() => this.begin(telling, toldOf, speed));
    });
    $effect(() => {
      const { speed, hurried } = read();
      if (!this.running || this.at >= this.last) return;
      if (!speed || hurried) return this.finish();
      const timer = setTimeout(() => this.at++, toldIn(this.events.length) / this.events.length / speed);
      return () => clearTimeout(timer);
    });
  }

  /** Tell what is new from its beginning; where nothing moves, all at once, as far as the first has come. */
  private begin(moves: readonly Moved[], toldOf: (moved: Moved) => Told[], speed: number): void {
    const told = (some: readonly Moved[]): Told[] => some.flatMap(toldOf);
    const fresh = moves.filter(({ move }) => move > this.move);
    this.move = moves.at(-1)?.move ?? -1;
    this.running = speed > 0;
    this.events = told(this.running && fresh.length ? fresh : moves);
    this.at = this.running ? 0 : told(moves.slice(0, 1)).length - 1;
  }

  private finish(): void {
    this.running = false;
    this.at = this.last;
  }

  get last(): number {
    return this.events.length - 1;
  }

  /** What is being told, and all that has been. */
  readonly now = $derived(this.events[this.at] ?? null);
  readonly sofar = $derived(this.events.slice(0, this.at + 1));
  /** What the seat of the event has been paid so far. */
  readonly sum = $derived(
    this.sofar.filter(({ seat }) => seat === this.now?.seat).reduce((sum, event) => sum + paid(event), 0),
  );

  step(by: number): void {
    this.running = false;
    this.at = Math.min(Math.max(this.at + by, 0), this.last);
  }

  again(): void {
    this.at = 0;
    this.running = true;
  }

  close(): void {
    this.events = [];
  }
}

/** The points an event pays. */
export const paid = ({ args }: Told): number => Number(args["points"] ?? args["fame"] ?? 0);
