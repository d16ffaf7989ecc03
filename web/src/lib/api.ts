/** What is asked once, by HTTP. */
import type {
  Catalogue,
  Example,
  HeldTable,
  Keyring,
  NewTable,
  Opened,
  Reach,
  Refusal,
  Replayed,
  TableInfo,
  Upload,
} from "./messages";

/** The server said no, and why. */
export class RefusedError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.sentence);
  }
}

const UNREACHABLE: Refusal = { reason: "unreachable" as Refusal["reason"], sentence: "the server cannot be reached" };

async function ask<T>(method: string, path: string, body?: unknown, link?: string): Promise<T> {
  const answer = await send(method, path, body, link);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

async function send(method: string, path: string, body?: unknown, link?: string): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (link) headers["Authorization"] = `Bearer ${link}`;
  const answer = await fetch(`/api${path}`, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  }).catch(() => {
    throw new RefusedError(UNREACHABLE);
  });
  if (!answer.ok) throw new RefusedError(((await answer.json().catch(() => UNREACHABLE)) as Refusal) ?? UNREACHABLE);
  return answer;
}

/** A position of a game for pictures beside its rules. */
export const example = (game: string): Promise<Example> => ask("GET", `/games/${game}/example`);
/** One turn of a real game, beginning with the position before it. */
export const turnOf = (game: string): Promise<Replayed[]> => ask("GET", `/games/${game}/turn`);
/** The messages of a game. */
export const textsOf = async (game: string, language: string): Promise<string> =>
  (await send("GET", `/texts/${game}/${language}`)).text();
/** What is printed on the components of a game. */
export const componentsOf = (game: string): Promise<Record<string, unknown>> => ask("GET", `/components/${game}`);
/** Where the component pack of a game lies as a file, to be edited. */
export const fileOf = (game: string): string => `/api/components/${game}/file`;
export const catalogue = (): Promise<Catalogue> => ask("GET", "/games");
export const open = (table: NewTable): Promise<Opened> => ask("POST", "/tables", table);
/** Another table with the same options and seats. */
export const again = (table: string, link: string): Promise<Opened> =>
  ask("POST", `/tables/${table}/again`, undefined, link);
export const held = (keyring: Keyring): Promise<HeldTable[]> => ask("POST", "/tables/held", keyring);
export const rename = (table: string, name: string, link: string): Promise<TableInfo> =>
  ask("PATCH", `/tables/${table}`, { name }, link);
export const remove = (table: string, link: string): Promise<void> =>
  ask("DELETE", `/tables/${table}`, undefined, link);
/** The record as the server wrote it: a line a turn. */
export const record = async (table: string, link: string): Promise<string> =>
  (await send("GET", `/tables/${table}/record`, undefined, link)).text();
export const renameSeat = (table: string, seat: number, name: string, link: string): Promise<TableInfo> =>
  ask("PATCH", `/tables/${table}/seats/${seat}`, { name }, link);
/** Where others find this server. */
export const reach = (): Promise<Reach> => ask("GET", "/reach");
export const upload = (record: Upload): Promise<Opened> => ask("POST", "/records", record);
export const newLink = (table: string, seat: number | null, link: string): Promise<{ link: string }> =>
  ask("POST", `/tables/${table}/links`, { seat }, link);

export const replayed = (table: string, move: number, seat: number | null, link: string): Promise<Replayed> =>
  ask("GET", `/tables/${table}/positions/${move}${seat === null ? "" : `?seat=${seat}`}`, undefined, link);

/** What is printed on the components of a table, its own where it plays with an edited pack. */
export const components = (table: string, link: string): Promise<Record<string, unknown>> =>
  ask("GET", `/tables/${table}/components`, undefined, link);
