/**
 * What can be chosen on a board now, where, and what the pointer or the focus is on. There is one for each table that
 * is shown; board and players' panels find it in their context, however often the layout changes around it.
 */
import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Choice, Moved } from "$games/board";
import { afterRender, explain, type Why } from "$lib/explain.svelte";
import type { Reason, Saying } from "$lib/messages";
import type { Translate } from "$lib/texts";
import { Anchors } from "./anchors";
import { clicked, drag, type Gesture } from "./drag";
import { byPlace, type Place, type Places } from "./places";
import { answerFor, wordsOf } from "./why";

/** Attributes of something that can be chosen. */
export type Spot = Record<string, unknown>;

/** What a click has opened or picked up: it holds until another question is asked. */
interface Held<T> {
  what: T;
  question: readonly Choice[];
}

/** One of several things a click may mean. */
export interface Way {
  label: string;
  /** What it chooses; null where it picks something up. */
  choice: Choice | null;
  take(): void;
}

/** What the table tells its board. */
export interface Shown {
  places: Places;
  choices: readonly Choice[];
  /** On its way to the server: nothing else can be chosen. */
  pending: Choice | null;
  /** Chosen and not yet sent. */
  chosen: readonly Choice[];
  moved: Moved | null;
  /** What others have done since one's own last turn, until one chooses something. */
  since: readonly Moved[];
  /** What the log points at. */
  pointed: readonly Moved[];
  /** A choice in words. */
  say(choice: Choice): string;
  /** What picking something up at a place is called. */
  name(place: Place): string;
  t: Translate;
  /** Why nothing at all can be chosen; empty where something can, or where nobody here plays. */
  idle: string;
  /** What could ever be done with a thing, by the words of its place, and why not now. */
  reasons(about: string[]): Promise<readonly Reason[]>;
  /** A message of the game in words. */
  saying(saying: Saying): string;
  onchoose(choice: Choice): void;
  onhover(choice: Choice | null): void;
  /** Whether a click is the first tap of a finger that wants to see what it would choose. */
  touched(event: Event): boolean;
}

export class Board {
  private readonly shown = $derived.by((): Shown => this.read());
  private inHand = $state.raw<Held<Place> | null>(null);
  /** What is picked up: a figure, a tile, with which the next click does something. */
  readonly picked = $derived(this.still(this.inHand));
  private readonly places = $derived(
    this.shown.pending ? new Map<Place, Choice[]>() : byPlace(this.shown.choices, (choice) => this.placeOf(choice)),
  );
  private readonly waiting = $derived(this.shown.pending && this.placeOf(this.shown.pending));
  /** Where the last move was made. */
  readonly latest = $derived(this.shown.moved?.choice ? this.placeOf(this.shown.moved.choice) : null);
  /** By place, who has done something there: since one's own last turn, and what the log points at. */
  private readonly recent = $derived(this.doneAt(this.shown.since));
  private readonly pointed = $derived(this.doneAt(this.shown.pointed));
  /** By area, where the focus has been last. */
  private visited = $state.raw<Record<string, Place>>({});
  /** The stops of the tab key: one for each area, the others are reached from it by arrow keys. */
  private readonly stops = $derived.by((): Set<Place> => {
    const lit = [...this.places.keys()];
    const areas = [...new Set(lit.map((place) => this.areaOf(place)))];
    return new Set(areas.flatMap((area) => this.stop(area, lit) ?? []));
  });
  private opened = $state.raw<Held<readonly Place[]> | null>(null);
  /** Where it is asked which of several ways is meant. */
  readonly menu = $derived(this.still(this.opened));
  private tapped = $state.raw<Held<Place[]> | null>(null);
  /** On a touch screen the first tap shows what a thing costs and does; the main button or another tap chooses it. */
  readonly previewed = $derived.by((): Way | null => {
    const places = this.still(this.tapped);
    return places ? (this.ways(places)[0] ?? null) : null;
  });
  /** Where its places are on the screen. */
  readonly anchors = new Anchors();
  /** What the pointer or the focus is on. */
  at = $state.raw<Place | null>(null);

  constructor(private readonly read: () => Shown) {}

  private placeOf(choice: Choice): Place | null {
    return this.shown.places.placeOf(choice, this.picked);
  }

  private doneAt(moves: readonly Moved[]): Map<Place, number> {
    return new Map(
      moves.flatMap(({ choice, seat }): [Place, number][] => {
        const place = choice && this.placeOf(choice);
        return place ? [[place, seat]] : [];
      }),
    );
  }

  readonly areaOf = (place: Place): string => this.shown.places.areaOf(place);
  get keys(): Places["keys"] {
    return this.shown.places.keys;
  }

  choicesAt = (place: Place): readonly Choice[] => this.places.get(place) ?? [];
  lit = (place: Place): boolean => this.places.has(place);
  hovered = (place: Place): boolean => this.at === place && this.lit(place);
  pending = (place: Place): boolean => this.waiting === place;
  chosen = (place: Place): boolean => this.shown.chosen.some((choice) => this.placeOf(choice) === place);
  /** The seat that made the last move, where that was here; while the log points at a turn, the seat of that one. */
  last = (place: Place): number | null => {
    if (this.pointed.size) return this.pointed.get(place) ?? null;
    return this.latest === place ? (this.shown.moved?.seat ?? null) : (this.recent.get(place) ?? null);
  };
  litPlaces = (): Place[] => [...this.places.keys()];
  say = (choice: Choice): string => this.shown.say(choice);

  /** All that a click on some places may mean. */
  ways(places: readonly Place[]): Way[] {
    return places.flatMap((place) => this.waysAt(place));
  }

  private waysAt(place: Place): Way[] {
    const pick = this.pickAt(place);
    if (pick !== undefined) return [{ label: this.shown.name(place), choice: null, take: () => this.pick(pick) }];
    return this.choicesAt(place).map((choice) => ({
      label: this.say(choice),
      choice,
      take: () => this.play(choice),
    }));
  }

  private pickAt(place: Place): Place | null | undefined {
    return this.shown.places.pick?.(place, this.picked, this.choicesAt(place));
  }

  /**
   * Explains a thing on the board: what it is, and while it is not lit, why it cannot be chosen. Where a thing has several
   * places, the first that has an answer gives it.
   */
  explain(about: string, ...places: Place[]): Attachment<Element> {
    const [explaining, holding] = [explain(about, () => this.why(places)), this.anchors.hold(...places)];
    return (element) => {
      const ends = [explaining(element), holding(element)];
      return () => ends.forEach((end) => end?.());
    };
  }

  private async why(places: readonly Place[]): Promise<Why | null> {
    const { shown } = this;
    if (places.some((place) => this.lit(place)) || shown.pending) return null;
    if (shown.idle) return { sentence: shown.idle, instead: "", rule: "" };
    if (!shown.choices.length) return null;
    const reasons = await shown.reasons(wordsOf(this.picked === null ? places : [...places, this.picked]));
    const answer = answerFor(places, reasons, (choice) => this.placeOf(choice));
    if (!answer) return null;
    const instead = answer.instead ? shown.t("possible-instead", { choice: this.say(answer.instead) }) : "";
    const sentence = answer.why ? sentenceOf(shown.saying(answer.why)) : shown.t("not-here");
    return { sentence, instead, rule: answer.why?.rule ?? "" };
  }

  /** Why a decision that is not offered cannot be made, by its notation. */
  async refusal(text: string): Promise<Why | null> {
    const reasons = await this.shown.reasons(text.split(" "));
    const why = reasons.find((reason) => reason.text === text)?.why;
    return why ? { sentence: sentenceOf(this.shown.saying(why)), instead: "", rule: why.rule } : null;
  }

  /** Attributes of what is not a button now: a picture of what it is about. */
  picture(place: Place, about: string): Spot {
    return this.lit(place) || !about ? {} : { role: "img", "aria-label": about };
  }

  /** Attributes of the button over a lit thing, or over several that are too close together. */
  spot(...places: Place[]): Spot {
    const [first = ""] = places;
    const enter = (): void => afterRender(() => this.point(first));
    const leave = (): void => afterRender(() => this.point(null));
    const choices = places.flatMap(this.choicesAt);
    return {
      role: "button",
      tabindex: places.some((place) => this.stops.has(place)) ? 0 : -1,
      "aria-label": this.ways(places)
        .map(({ label }) => label)
        .join("; "),
      "data-place": first,
      "data-choices": choices.map(({ text }) => text).join("\n"),
      onclick: (event: MouseEvent) => this.choose(places, event),
      onkeydown: (event: KeyboardEvent) => this.press(places, event),
      onpointerdown: (event: PointerEvent) => this.lift(first, event),
      onpointerenter: enter,
      onpointerleave: (event: PointerEvent) => event.pointerType === "touch" || leave(),
      onfocus: () => {
        enter();
        afterRender(() => (this.visited = { ...this.visited, [this.areaOf(first)]: first }));
      },
      onblur: leave,
    };
  }

  private stop(area: string, lit: readonly Place[]): Place | undefined {
    const visited = this.visited[area];
    return visited !== undefined && lit.includes(visited) ? visited : lit.find((place) => this.areaOf(place) === area);
  }

  private point(place: Place | null): void {
    this.at = place;
    this.hover(place === null ? null : (this.choicesAt(place)[0] ?? null));
  }

  private press(places: Place[], event: KeyboardEvent): void {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    this.choose(places, event);
  }

  private choose(places: Place[], event: Event): void {
    const [first, ...others] = this.ways(places);
    event.stopPropagation();
    if (this.shown.touched(event) && first?.choice && !others.length && !this.isTapped(places)) {
      this.tapped = this.hold(places);
      this.point(places[0] ?? null);
      return;
    }
    if (others.length) this.opened = this.hold(places);
    else first?.take();
  }

  /** What can be picked up can also be dragged to where it shall go, and what is put down be turned by pulling at it. */
  private lift(place: Place, event: PointerEvent): void {
    const pick = this.pickAt(place);
    if (pick) drag(event, this.steering(place, event) ?? this.carrying(place, pick));
  }

  /** Drag something that is picked up by a button of its own. */
  carry(place: Place, event: PointerEvent): void {
    drag(event, this.carrying(place, place));
  }

  private carrying(place: Place, pick: Place): Gesture {
    return {
      begin: () => this.pick(pick),
      drop: (onto) => onto?.dataset["place"] !== place && (onto ? this.drop(onto) : this.pick(null)),
    };
  }

  private drop(onto: HTMLElement | SVGElement): void {
    const likeliest = this.shown.places.likeliest?.(this.choicesAt(onto.dataset["place"] ?? ""));
    if (likeliest) this.play(likeliest);
    else onto.dispatchEvent(clicked());
  }

  private steering(place: Place, { currentTarget }: PointerEvent): Gesture | null {
    const { steer } = this.shown.places;
    const choices = this.choicesAt(place);
    if (!steer?.(0, choices)) return null;
    const { x, y, width, height } = (currentTarget as Element).getBoundingClientRect();
    let steered: ReturnType<typeof steer> = null;
    return {
      begin: () => {},
      move: (to) => {
        steered = steer((Math.atan2(to.x - x - width / 2, y + height / 2 - to.y) * 180) / Math.PI, choices);
        this.pick(steered?.pick ?? null);
      },
      drop: () => steered && this.play(steered.choice),
    };
  }

  private isTapped(places: Place[]): boolean {
    return this.still(this.tapped)?.[0] === places[0];
  }

  /** Choose what was tapped once. */
  take(): void {
    this.previewed?.take();
  }

  private hold<T>(what: T): Held<T> {
    return { what, question: this.shown.choices };
  }

  private still<T>(held: Held<T> | null): T | null {
    return held && held.question === this.shown.choices ? held.what : null;
  }

  /** Pick something up, or let go. */
  pick(place: Place | null): void {
    this.opened = null;
    this.inHand = place === null ? null : this.hold(place);
  }

  play(choice: Choice): void {
    this.opened = this.tapped = null;
    this.at = null;
    this.shown.onchoose(choice);
  }

  hover(choice: Choice | null): void {
    this.shown.onhover(choice);
  }

  close(): void {
    this.opened = null;
  }
}

/** Reasons are parts of sentences at the command line; here they stand alone. */
const sentenceOf = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

const KEY = Symbol("board");

/** Give everything inside this component the board of its table. */
export const giveBoard = (read: () => Shown): Board => setContext(KEY, new Board(read));

export const useBoard = (): Board => getContext<Board>(KEY);
