/** The secret links this browser holds, by table. A link in an address (`#link=...`) is taken over and then hidden. */
import type { Links, Opened } from "./messages";

/** A name that nobody gave: the message that says it, and what that was when the table was opened. */
export interface Usual {
  say: string;
  n: number;
  name: string;
}

export interface Held {
  table: string;
  link: string;
  /** All links of a table opened here, to hand out. */
  links?: Links;
  /** Whether somebody who came by link has said a name. */
  named?: boolean;
  /** By seat, usual names of a table opened here, and the language they are in. */
  usual?: (Usual | null)[];
  language?: string;
}

const KEY = "sacbe.keys";

export const keys = $state<Held[]>(JSON.parse(localStorage.getItem(KEY) ?? "[]") as Held[]);

const store = (): void => localStorage.setItem(KEY, JSON.stringify(keys));

export const keyOf = (table: string): Held | undefined => keys.find((key) => key.table === table);

function put(held: Held): void {
  const at = keys.findIndex((key) => key.table === held.table);
  if (at >= 0) keys.splice(at, 1);
  keys.unshift(held);
  store();
}

/** Keep the links of a table that was opened here. */
export const keepOpened = ({ table, links }: Opened, named: Pick<Held, "usual" | "language"> = {}): void =>
  put({ table: table.id, link: links.owner, links, ...named });

/** Take over a link from an address; the links of a table opened here are not thrown away for it. */
export const keepLink = (table: string, link: string): void => put({ ...keyOf(table), table, link });

/** Put a new link of a seat (null: of those who watch) in the place of the one that no longer works. */
export function renew(table: string, seat: number | null, link: string): void {
  const held = keyOf(table);
  if (!held?.links) return;
  if (seat === null) held.links.watch = link;
  else held.links.seats[seat] = link;
  store();
}

/** Remember that a guest has said a name. */
export function haveNamed(table: string): void {
  const held = keyOf(table);
  if (held) held.named = true;
  store();
}

/** All keys as text, to take them to another browser. */
export const exported = (): string => JSON.stringify({ sacbe: "keys", keys }, null, 1);

/** Take over keys from text; those for tables known here are kept. Returns how many were new. */
export function imported(text: string): number {
  const ring = JSON.parse(text) as { sacbe?: string; keys?: Held[] };
  if (ring.sacbe !== "keys" || !Array.isArray(ring.keys)) throw new Error("no key ring");
  const fresh = ring.keys.filter(
    (key) => typeof key.table === "string" && typeof key.link === "string" && !keyOf(key.table),
  );
  keys.push(...fresh);
  store();
  return fresh.length;
}

export function forget(table: string): void {
  const at = keys.findIndex((key) => key.table === table);
  if (at >= 0) keys.splice(at, 1);
  store();
}

/** The address that gives somebody a link; what stands behind # is never sent to the server. */
export const address = (table: string, link: string, move?: number, origin = location.origin): string =>
  `${origin}/t/${table}#link=${link}${move === undefined ? "" : `&move=${move}`}`;
