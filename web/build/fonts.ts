/**
 * Only the letters that are used. Of each font the build keeps those that stand in the messages (and, of the Latin ones,
 * those that names are written with), one file for the frame and one for each game. What people type and is not among
 * them is drawn with the system's font.
 */
import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const KOREAN = /[\u3000-\u33ff\uac00-\ud7a3]/u;
const COMMENT = /^#.*$/gm;
/** Printable ASCII, the letters of Spanish and German names, and the signs of the page. */
const LATIN = [
  ...Array.from({ length: 0x5f }, (_, i) => String.fromCodePoint(0x20 + i)),
  ..."ÁÉÍÓÚÜÑáéíóúüñÄÖäöß¡¿·–—‘’“”…×−•←→↑↓\u00a0\u00ad",
];

/** A face of a family: its file, the weights it stands for, and the axis that is kept of a variable one. */
interface Face {
  family: string;
  file: string;
  weight: string;
  axis?: { min: number; max: number; default: number };
}

/** A style sheet: its faces, and its letters in groups that are fetched one by one. */
export interface Sheet {
  faces: readonly Face[];
  groups: () => Promise<readonly (readonly string[])[]>;
  /** All letters, for those who work on the page. */
  whole: string;
}

/** The Korean letters of groups of messages, each in the first group that has it: a game's letters come with the game. */
export async function koreanLetters(groups: readonly (readonly string[])[]): Promise<string[][]> {
  const known = new Set<string>();
  const found: string[][] = [];
  for (const files of groups) {
    const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
    const said = texts.join("\n").replace(COMMENT, "");
    const added = [...new Set(said)].filter((letter) => KOREAN.test(letter) && !known.has(letter));
    for (const letter of added) known.add(letter);
    if (added.length) found.push(added.sort());
  }
  return found;
}

export const latinLetters = (): Promise<string[][]> => Promise.resolve([LATIN]);

const code = (letter: string): string => `U+${(letter.codePointAt(0) ?? 0).toString(16)}`;
const rule = ({ family, weight }: Face, url: string, letters: readonly string[]): string =>
  `@font-face{font-family:"${family}";font-display:swap;font-weight:${weight};src:url(${url}) format("woff2");` +
  `unicode-range:${letters.map(code).join(",")}}`;

async function cut({ file, axis }: Face, letters: readonly string[]): Promise<Uint8Array> {
  const how = { targetFormat: "woff2", ...(axis ? { variationAxes: { wght: axis } } : {}) } as const;
  return subsetFont(await readFile(file), letters.join(""), how);
}

/** Style sheets `virtual:NAME.css` with the fonts they need. */
export function fonts(sheets: Readonly<Record<string, Sheet>>): Plugin {
  let building = false;
  const sheetOf = (id: string): Sheet | undefined => sheets[/^virtual:(.+)\.css$/.exec(id)?.[1] ?? ""];
  return {
    name: "fonts",
    configResolved: ({ command }) => {
      building = command === "build";
    },
    resolveId: (id) => (sheetOf(id) ? id : null),
    async load(id) {
      const sheet = sheetOf(id);
      if (!sheet) return null;
      if (!building) return sheet.whole;
      const rules: string[] = [];
      for (const letters of await sheet.groups())
        for (const face of sheet.faces) {
          const name = face.file.split("/").at(-1) ?? face.file;
          const reference = this.emitFile({ type: "asset", name, source: await cut(face, letters) });
          rules.push(rule(face, `/__FONT_${reference}__`, letters));
        }
      return rules.join("\n");
    },
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type !== "asset" || !part.fileName.endsWith(".css")) continue;
        part.source = String(part.source).replace(
          /\/__FONT_(.+?)__/g,
          (_all, reference: string) => `/${this.getFileName(reference)}`,
        );
      }
    },
  };
}
