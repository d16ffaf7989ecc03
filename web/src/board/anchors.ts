/** Where places and players are on the screen: what travels between them asks here. */
import type { Attachment } from "svelte/attachments";
import type { Place } from "./places";

export interface Point {
  x: number;
  y: number;
}

/** A player's panel, as a place that things come from and go to. */
export const panelOf = (seat: number): Place => `seat/${seat}`;

export class Anchors {
  private readonly elements = new Map<Place, Set<Element>>();

  /** Have an element stand for places. */
  hold(...places: Place[]): Attachment<Element> {
    return (element) => {
      for (const place of places) this.at(place).add(element);
      return () => {
        for (const place of places) this.at(place).delete(element);
      };
    };
  }

  private at(place: Place): Set<Element> {
    const known = this.elements.get(place) ?? new Set();
    this.elements.set(place, known);
    return known;
  }

  /** What is drawn of a place, or else of the larger thing it is part of: a gear for its space. */
  boxOf(place: Place): DOMRect | null {
    const boxes = [...this.at(place)].map((element) => element.getBoundingClientRect());
    const drawn = boxes.find(({ width, height }) => width && height);
    const end = place.lastIndexOf("/");
    return drawn ?? (end < 0 ? null : this.boxOf(place.slice(0, end)));
  }

  /** What is drawn of a place, or of any place whose name begins with it. */
  anyBox(place: Place): DOMRect | null {
    const within = [...this.elements.keys()].find((one) => one.startsWith(`${place}/`) && this.at(one).size);
    return this.at(place).size || !within ? this.boxOf(place) : this.boxOf(within);
  }

  middleOf(place: Place): Point | null {
    const box = this.boxOf(place);
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
}
