/**
 * What is on the table now, for all parts of the board. There is one table in the page at a time, and the players'
 * panels, where goods are paid and buildings torn down, are mounted by the frame apart from the board: so both find
 * it here.
 */
import type { BoardProps, Choice } from "$games/board";
import type { Components } from "./components";
import { areaOf, byPlace, placeOf, type Place } from "./places";
import { priceOf, type Price } from "./price";
import type { View } from "./view";
import { Printed } from "./words";

/** Attributes of something that can be chosen. */
export type Spot = Record<string, unknown>;

interface Menu {
  place: Place;
  choices: Choice[];
  /** Where its element is on the screen. */
  box: DOMRect;
  /** Takes the focus back when the menu closes. */
  from: HTMLElement | SVGElement;
}

type Shown = Pick<
  BoardProps<View>,
  "view" | "pack" | "t" | "words" | "choices" | "pending" | "moved" | "onchoose" | "onhover"
>;

class Table {
  private shown = $state.raw<Shown | null>(null);
  private places = $derived(this.shown?.pending ? new Map<Place, Choice[]>() : byPlace(this.shown?.choices ?? []));
  private waiting = $derived(this.shown?.pending ? [...byPlace([this.shown.pending]).keys()][0] : undefined);
  private latest = $derived(this.shown?.moved?.choice ? placeOf(this.shown.moved.choice) : null);
  /** By area, where the focus has been last. */
  private visited = $state.raw<Record<string, Place>>({});
  /** The stops of the tab key: one for each area, the others are reached from it by arrow keys. */
  private stops = $derived.by((): Set<Place> => {
    const lit = [...this.places.keys()];
    const areas = [...new Set(lit.map(areaOf))];
    return new Set(areas.flatMap((area) => this.stop(area, lit) ?? []));
  });
  /** Ways to do what was clicked, where there is more than one. */
  menu = $state.raw<Menu | null>(null);
  /** What the pointer or the focus is on. */
  at = $state.raw<Place | null>(null);

  /** The view that has been drawn last: not reactive, the next one is compared with it before it is drawn. */
  drawn: View | null = null;

  /** Called by the board whenever something changes; null when it goes. */
  show(shown: Shown | null): void {
    this.shown = shown;
  }

  choicesAt = (place: Place): readonly Choice[] => this.places.get(place) ?? [];
  lit = (place: Place): boolean => this.places.has(place);
  hovered = (place: Place): boolean => this.at === place && this.lit(place);
  pending = (place: Place): boolean => this.waiting === place;
  /** The seat that made the last move, where that was here. */
  last = (place: Place): number | null => (this.latest === place ? (this.shown?.moved?.seat ?? null) : null);
  litPlaces = (): Place[] => [...this.places.keys()];

  /** The price of what is done at a place: of its cheapest way in corn, where there are several. */
  price(place: Place): Price | null {
    const prices = this.choicesAt(place).map(priceOf);
    return prices.toSorted((a, b) => (a.goods.corn ?? 0) - (b.goods.corn ?? 0))[0] ?? null;
  }

  /** What is done at a place, in words. */
  said(place: Place): string {
    const { words, view } = this.shown ?? {};
    return this.choicesAt(place)
      .map((choice) => words?.choice(choice, view?.step ?? "") ?? "")
      .join("; ");
  }

  /** Attributes of what is not a button now: a picture of what it is about. */
  picture(place: Place, about: string): Spot {
    return this.lit(place) || !about ? {} : { role: "img", "aria-label": about };
  }

  /** Attributes of the button over a lit thing. */
  spot(place: Place): Spot {
    // A focused thing that is taken away says so while the page is being drawn: a moment later is early enough.
    const enter = (): void => queueMicrotask(() => this.point(place));
    const leave = (): void => queueMicrotask(() => this.point(null));
    return {
      role: "button",
      tabindex: this.stops.has(place) ? 0 : -1,
      "aria-label": this.said(place),
      "data-place": place,
      "data-choices": this.choicesAt(place)
        .map(({ text }) => text)
        .join("\n"),
      onclick: (event: MouseEvent) => this.choose(place, event),
      onkeydown: (event: KeyboardEvent) => this.press(place, event),
      onpointerenter: enter,
      onpointerleave: leave,
      onfocus: () => {
        enter();
        queueMicrotask(() => (this.visited = { ...this.visited, [areaOf(place)]: place }));
      },
      onblur: leave,
    };
  }

  private stop(area: string, lit: readonly Place[]): Place | undefined {
    const visited = this.visited[area];
    return visited !== undefined && lit.includes(visited) ? visited : lit.find((place) => areaOf(place) === area);
  }

  private point(place: Place | null): void {
    this.at = place;
    this.shown?.onhover(place === null ? null : (this.choicesAt(place)[0] ?? null));
  }

  private press(place: Place, event: KeyboardEvent): void {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    this.choose(place, event);
  }

  private choose(place: Place, event: Event): void {
    const choices = [...this.choicesAt(place)];
    const from = event.currentTarget as SVGElement;
    event.stopPropagation();
    if (choices.length > 1) this.menu = { place, choices, box: from.getBoundingClientRect(), from };
    else if (choices[0]) this.play(choices[0]);
  }

  play(choice: Choice): void {
    this.menu = null;
    this.at = null;
    this.shown?.onchoose(choice);
  }

  hover(choice: Choice | null): void {
    this.shown?.onhover(choice);
  }

  dismiss(): void {
    this.menu = null;
  }

  /** Close the menu and go back to where it was opened. */
  close(): void {
    this.menu?.from.focus();
    this.menu = null;
  }

  say(choice: Choice): string {
    return this.shown?.words.choice(choice, this.shown.view.step) ?? "";
  }
}

export const table = new Table();

const made = new WeakMap<object, Printed>();

/** The words of printed things in a language, made once for each. */
export function printedIn(t: BoardProps<View>["t"], pack: object, players: number): Printed {
  const known = made.get(t);
  if (known?.players === players && known.pack === pack) return known;
  const printed = new Printed(t, pack as Components, players);
  made.set(t, printed);
  return printed;
}
