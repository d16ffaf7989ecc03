/** How a game is shown: what is told again event by event, what travels, what its parts are called. */
import { panelOf } from "$board/anchors";
import type { Place } from "$board/places";
import type { Moved, Told } from "$games/board";
import type { Translate } from "$lib/texts";
import { city, regionTile } from "./places";

/** What is paid in a celebration, and what King Pakal and the Shadow do and why. */
const PAID = ["event-temple", "event-temple-empty", "event-city", "event-city-shadow"];
const RIVALS = ["event-pakal-", "event-rival-", "event-shadow-"];

export const celebrates = ({ message }: Told): boolean => PAID.includes(message);
export const retold = (event: Told): boolean =>
  celebrates(event) || RIVALS.some((start) => event.message.startsWith(start));

/** What buildings pay in a celebration. */
const BUILDINGS = ["palace", "temple"];
export const besides = ({ entries }: Moved): Told[] =>
  entries
    .filter(({ what, cause }) => what === "points" && BUILDINGS.includes(cause))
    .map(({ seat, cause, amount }) => ({ seat, message: "ah-told-building", args: { building: cause, fame: amount } }));

/** Where on the map an event happens, in the words of places. */
export function placeTold({ args }: Told): Place | null {
  const { city: id, region, site } = args;
  if (id != null) return city(String(id));
  if (site != null) return `site/${String(site)}`;
  return region == null ? null : `region/${String(region)}`;
}

/** The celebration that an event begins. */
export const celebrationOf = ({ message, args }: Told, t: Translate): string | null =>
  message === "event-celebration" ? t("event-celebration", { katun: Number(args["katun"]) }) : null;

/** Workers walk from city to city or come from their panel, tiles go to it. */
export function pieces({ choice, seat }: Moved): { from: Place; to: Place }[] {
  const args = choice?.args ?? {};
  const panel = panelOf(seat);
  const there = city(String(args["city"]));
  switch (choice?.kind) {
    case "place":
      return [{ from: panel, to: there }];
    case "move":
      return [{ from: there, to: city(String(args["to"])) }];
    case "remove":
      return [{ from: there, to: panel }];
    case "take":
      return [{ from: regionTile(String(args["region"]), String(args["space"])), to: panel }];
    default:
      return [];
  }
}
