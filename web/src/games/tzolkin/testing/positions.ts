/** Real positions for tests: written by the engine, see `positions.py`. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import type { Choice } from "$games/board";
import { translate, type Language, type Translate } from "$lib/texts";
import type { Components } from "../components";
import type { View } from "../view";

export interface Position {
  game: string;
  move: number;
  seat: number;
  view: View;
  choices: Choice[];
}

export interface Positions {
  kinds: string[];
  steps: string[];
  positions: Position[];
}

const at = (path: string): string => fileURLToPath(new URL(`../../../../../${path}`, import.meta.url));
const ENOUGH = 1 << 28;

/** The interpreter that has the engine: the one named in PYTHON, that of the project's environment, or any. */
const python = (): string =>
  process.env["PYTHON"] ?? (existsSync(at(".venv/bin/python")) ? at(".venv/bin/python") : "python3");

/** Have the engine write positions of the golden games: one in `every`, and all with a new kind of choice. */
export function positions(every: number): Positions {
  const script = fileURLToPath(new URL("positions.py", import.meta.url));
  const args = [script, at("tests/golden/tzolkin"), String(every)];
  const env = { ...process.env, PYTHONPATH: at("src") };
  return JSON.parse(execFileSync(python(), args, { env, maxBuffer: ENOUGH, encoding: "utf8" })) as Positions;
}

/** The component pack. */
export const pack = parse(readFileSync(at("src/sacbe/tzolkin/components.toml"), "utf8")) as unknown as Components;

/** The messages that the board is given: the command line's, the frame's, the game's, and the board's own. */
export function words(language: Language): Translate {
  const folders = ["src/sacbe/front", "web/src", "src/sacbe/tzolkin", "web/src/games/tzolkin"];
  const files = folders.map((folder) => at(`${folder}/texts/${language}.ftl`)).filter(existsSync);
  return translate(
    language,
    files.map((file) => readFileSync(file, "utf8")),
  );
}
