/** What printed things say: messages with arguments, as the server delivers them (see `core/sayings.py`). */
import type { Refusal } from "./messages";
import type { Arguments, Translate } from "./texts";

export type Said =
  | string
  | number
  | { say: string; args: Record<string, Said> }
  | { name: string }
  | { names: string[] }
  | { goods: Record<string, number> }
  | { all: Said[] };

export interface Sayings {
  /** By key: what a tile does, what a level gives. */
  things: Record<string, Said>;
  /** By kind of choice: what its messages want beside the choice's arguments. */
  choices: Record<string, Record<string, unknown>>;
  /** Kinds of choice that the log leaves out where a turn had others, with the steps in which they do tell something. */
  silent: Record<string, string[]>;
}

type Args = Record<string, unknown>;

/** Goods with their numbers: what is not there is left out. */
export function amounts(t: Translate, goods: Record<string, number>): string {
  const said = Object.entries(goods)
    .filter(([, n]) => n)
    .map(([good, n]) => t(`amount-${good}`, { n }));
  return said.join(", ") || t("free");
}

/** What the server has put into words itself, in every language. */
const isWorded = (t: Translate, value: object): value is Record<string, string> => t.language in value;

/** Arguments as messages want them: ids by name and bare, goods as amounts, numbers as they are. */
export function argumentsOf(t: Translate, args: Args): Arguments {
  const told: Arguments = {};
  for (const [key, value] of Object.entries(args)) {
    if (typeof value === "number") told[key] = value;
    else if (typeof value === "string" && /^\d+$/.test(value)) told[key] = Number(value);
    else if (typeof value === "string") Object.assign(told, { [key]: t.name(value), [`${key}-id`]: value });
    else if (typeof value === "boolean") told[key] = String(value);
    else if (value === null || value === undefined) told[key] = "none";
    else if (isWorded(t, value)) told[key] = value[t.language] ?? "";
    else if (Array.isArray(value)) told[key] = value.map((item) => t.name(String(item))).join(", ");
    else told[key] = amounts(t, value as Record<string, number>);
  }
  return told;
}

/** Why the server did not do something, in words: what the rules or a record say against it, where they do. */
export function refusalWords(t: Translate, { reason, message, args }: Refusal): string {
  const general = t(`refused-${reason}`);
  return message && t.has(message) ? `${general} ${t(message, argumentsOf(t, args ?? {}))}` : general;
}

/** A saying in words; numbers stay numbers. */
export function said(t: Translate, saying: Said): string | number {
  if (typeof saying !== "object") return saying;
  if ("say" in saying) return t(saying.say, spoken(t, saying.args));
  if ("name" in saying) return t.name(saying.name);
  if ("names" in saying) return saying.names.map((one) => t.name(one)).join(", ");
  if ("goods" in saying) return amounts(t, saying.goods);
  return saying.all.map((one) => said(t, one)).join(", ");
}

/** The arguments of a saying; what has a name is also there by its bare id. */
function spoken(t: Translate, args: Record<string, Said>): Arguments {
  const found: Arguments = {};
  for (const [key, one] of Object.entries(args)) {
    found[key] = said(t, one);
    if (typeof one === "object" && "name" in one) found[`${key}-id`] = one.name;
  }
  return found;
}

/** What the messages of a choice want beside its own arguments. */
export function beside(t: Translate, sayings: Sayings | undefined, kind: string, args: Args): Arguments {
  const wanted = Object.entries(sayings?.choices[kind] ?? {});
  return Object.fromEntries(wanted.map(([key, one]) => [key, said(t, found(one, args, sayings!.things))]));
}

const FILLED = /\{(\w+)\}/g;

/** The saying that is wanted for a choice's arguments: of several the first that is there. */
function found(wanted: unknown, args: Args, things: Sayings["things"]): Said {
  for (const one of Array.isArray(wanted) ? wanted : [wanted]) {
    if (typeof one !== "string") return filled(one, args) as Said;
    const thing = things[one.replace(FILLED, (_, name: string) => String(args[name]))];
    if (thing !== undefined) return thing;
  }
  throw new Error(`nothing is said of ${JSON.stringify(args)}`);
}

/** Part of a saying with the arguments of a choice put in for what stands in braces. */
function filled(value: unknown, args: Args): unknown {
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one, args)]));
  const name = typeof value === "string" ? /^\{(\w+)\}$/.exec(value)?.[1] : undefined;
  return name === undefined ? value : args[name];
}
