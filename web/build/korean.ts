/**
 * Korean letters for the words of the page. The font packages come in a hundred slices of a megabyte in all; of each slice
 * only the letters that stand in the messages are kept, so that Korean costs about as much as English. What people type
 * (names) and is not among them is drawn with the system's font.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const NAME = "virtual:korean.css";
const KOREAN = /[\u3000-\u33ff\uac00-\ud7a3]/u;
const FACE = /url\(\.\/(files\/[^)]+)\)[\s\S]*?unicode-range: ([^;]+);/g;

interface Font {
  family: string;
  folder: string;
  /** The weights that are used: a range, or one. */
  weight: { min: number; max: number; default: number } | number;
}

/** The letters of groups of messages, each in the first group that has it: a game's letters come with the game. */
async function letters(groups: readonly (readonly string[])[]): Promise<string[][]> {
  const known = new Set<string>();
  const found: string[][] = [];
  for (const files of groups) {
    const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
    const added = [...new Set(texts.join(""))].filter((letter) => KOREAN.test(letter) && !known.has(letter));
    for (const letter of added) known.add(letter);
    found.push(added.sort());
  }
  return found;
}

const within = (letter: string, range: string): boolean =>
  range.split(",").some((part) => {
    const [first = "", last = first] = part.trim().slice(2).split("-");
    const code = letter.codePointAt(0) ?? 0;
    return code >= parseInt(first, 16) && code <= parseInt(last, 16);
  });

const code = (letter: string): string => `U+${(letter.codePointAt(0) ?? 0).toString(16)}`;

function face({ family, weight }: Font, url: string, used: readonly string[]): string {
  // The faces of a family must name the same weights, else Latin and Korean letters are never mixed in a line.
  const weights = typeof weight === "number" ? weight : "100 900";
  const range = used.map(code).join(",");
  return `@font-face{font-family:"${family}";font-display:swap;font-weight:${weights};src:url(${url}) format("woff2");unicode-range:${range}}`;
}

/** A style sheet `virtual:korean.css` with the fonts it needs. */
export function korean(messages: readonly (readonly string[])[], fonts: readonly Font[]): Plugin {
  let building = false;
  return {
    name: "korean",
    configResolved: ({ command }) => {
      building = command === "build";
    },
    resolveId: (id) => (id === NAME ? NAME : null),
    async load(id) {
      if (id !== NAME) return null;
      // While somebody works on the page all letters are there.
      if (!building) return fonts.map(({ folder }) => `@import "${join(folder, "wght.css")}";`).join("\n");
      const groups = await letters(messages);
      const rules: string[] = [];
      for (const font of fonts) {
        const css = await readFile(join(font.folder, "wght.css"), "utf8");
        for (const [, file = "", range = ""] of css.matchAll(FACE))
          for (const letters of groups) {
            const used = letters.filter((letter) => within(letter, range));
            if (!used.length) continue;
            const source = await subsetFont(await readFile(join(font.folder, file)), used.join(""), {
              targetFormat: "woff2",
              variationAxes: { wght: font.weight },
            });
            const reference = this.emitFile({ type: "asset", name: file.split("/").at(-1) ?? file, source });
            rules.push(face(font, `/__KOREAN_${reference}__`, used));
          }
      }
      return rules.join("\n");
    },
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type !== "asset" || !part.fileName.endsWith(".css")) continue;
        part.source = String(part.source).replace(
          /\/__KOREAN_(.+?)__/g,
          (_all, reference: string) => `/${this.getFileName(reference)}`,
        );
      }
    },
  };
}
