/** Real positions for tests: written by the engine, see `positions.py`. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import type { Choice, Pack } from "$games/board";
import type { Sayings } from "$lib/sayings";
import { translate, type Language, type Translate } from "$lib/texts";
import type { Deed } from "../../table/chronicle";

export interface Position<View> {
  game: string;
  move: number;
  seat: number;
  view: View;
  choices: Choice[];
}

export interface Positions<View> {
  kinds: string[];
  steps: string[];
  positions: Position<View>[];
}

const at = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
const ENOUGH = 1 << 28;

/** The interpreter that has the engine: the one named in PYTHON, that of the project's environment, or any. */
const python = (): string =>
  process.env["PYTHON"] ?? (existsSync(at(".venv/bin/python")) ? at(".venv/bin/python") : "python3");

/** Have the engine write positions of the golden games: one in `every`, and all with a new kind of choice. */
export function positions<View>(game: string, every: number): Positions<View> {
  const script = fileURLToPath(new URL("positions.py", import.meta.url));
  const args = [script, game, at(`tests/golden/${game}`), String(every)];
  const env = { ...process.env, PYTHONPATH: at("src") };
  return JSON.parse(execFileSync(python(), args, { env, maxBuffer: ENOUGH, encoding: "utf8" })) as Positions<View>;
}

/** A choice as the terminal says it, in both languages: what it would mean, and what was done. */
export interface Spoken extends Choice {
  step: string;
  players: number;
  said: Record<Language, [string, string]>;
}

/** All that the terminal says of the golden games. */
export interface Said {
  pack: Pack;
  sayings: Record<number, Sayings>;
  choices: Spoken[];
  logs: { players: number; moves: Deed[]; lines: Record<Language, string[]> }[];
}

/** Have the terminal say every choice and every turn of the golden games. */
export function said(game: string): Said {
  const script = fileURLToPath(new URL("said.py", import.meta.url));
  const env = { ...process.env, PYTHONPATH: at("src") };
  const args = [script, game, at(`tests/golden/${game}`)];
  return JSON.parse(execFileSync(python(), args, { env, maxBuffer: ENOUGH, encoding: "utf8" })) as Said;
}

/** The component pack. */
export const packOf = <Components>(game: string): Components =>
  parse(readFileSync(at(`src/sacbe/${game}/components.toml`), "utf8")) as unknown as Components;

/** The messages that the board is given: the command line's, the frame's, the game's, and the board's own. */
export function words(game: string, language: Language): Translate {
  const folders = ["src/sacbe/front", "web/src", "web/src/rules", `src/sacbe/${game}`, `web/src/games/${game}`];
  const files = folders.map((folder) => at(`${folder}/texts/${language}.ftl`)).filter(existsSync);
  return translate(
    language,
    files.map((file) => readFileSync(file, "utf8")),
  );
}
