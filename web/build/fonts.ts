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

/** The Korean letters that stand in some files of messages. */
async function lettersOf(files: readonly string[]): Promise<Set<string>> {
  const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
  return new Set([...texts.join("\n").replace(COMMENT, "")].filter((letter) => KOREAN.test(letter)));
}

/**
 * Korean letters in groups: those of the frame, then those that the same games have, then those of what is seldom read. So
 * a table is sent no letter that its game does not have.
 */
export async function koreanLetters(
  frame: readonly string[],
  games: readonly (readonly string[])[],
  seldom: readonly string[],
): Promise<string[][]> {
  const [first, last, ...each] = await Promise.all([frame, seldom, ...games].map(lettersOf));
  const places = (letter: string): string => {
    if (first?.has(letter)) return "frame";
    return each.flatMap((letters, i) => (letters.has(letter) ? [i] : [])).join(" ") || "seldom";
  };
  const groups = new Map<string, string[]>();
  const all = new Set([first, ...each, last].flatMap((letters) => [...(letters ?? [])]));
  for (const letter of [...all].sort()) groups.set(places(letter), [...(groups.get(places(letter)) ?? []), letter]);
  return [...groups.values()];
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
