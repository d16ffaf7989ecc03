import { readdirSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import { defineConfig, type Plugin } from "vite";
import { fonts, koreanLetters, latinLetters } from "./build/fonts";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A component pack is imported as the data it holds. */
function toml(): Plugin {
  return {
    name: "toml",
    transform: (code, id) =>
      id.endsWith(".toml") ? { code: `export default ${JSON.stringify(parse(code))}`, map: null } : null,
  };
}

const TEXT = /\.(js|css|svg|html)$/;

/** Text is compressed once, here, and not at every request. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    async writeBundle({ dir = "" }) {
      const files = (await readdir(dir, { recursive: true })).filter((file) => TEXT.test(file));
      for (const file of files) {
        const source = await readFile(join(dir, file));
        await writeFile(join(dir, `${file}.br`), brotliCompressSync(source));
        await writeFile(join(dir, `${file}.gz`), gzipSync(source, { level: 9 }));
      }
    },
  };
}

const games = readdirSync(at("./src/games"), { withFileTypes: true }).filter((one) => one.isDirectory());
/** The rules in Korean. */
const rules = readdirSync(at("../docs/rules"))
  .filter((name) => name.endsWith(".ko.md"))
  .map((name) => at(`../docs/rules/${name}`));
/** All Korean messages the page can show: of the frame, of each game that has a board here, and what is read now and then. */
const frame = [at("./src/texts/ko.ftl")];
const ofGames = games.map(({ name }) => [
  at(`./src/games/${name}/texts/ko.ftl`),
  at(`../src/sacbe/${name}/texts/ko.ftl`),
]);
const seldom = [...rules, at("./src/rules/texts/ko.ftl"), at("../src/sacbe/front/texts/ko.ftl")];
const font = (name: string): string => at(`./node_modules/${name}`);
const HANGUL = font("@fontsource/noto-sans-kr");
const SANS = font("@fontsource-variable/noto-sans-kr");
const FONTS = fonts({
  latin: {
    faces: [
      {
        family: "Noto Sans KR Variable",
        file: `${SANS}/files/noto-sans-kr-latin-wght-normal.woff2`,
        weight: "100 900",
        axis: { min: 400, max: 700, default: 400 },
      },
    ],
    groups: latinLetters,
    whole: `@import "${SANS}/wght.css";`,
  },
  korean: {
    // One weight: browsers embolden it well enough, and a second one would be a third of a first visit.
    faces: [
      {
        family: "Noto Sans KR Hangul",
        file: `${HANGUL}/files/noto-sans-kr-korean-400-normal.woff2`,
        weight: "400",
      },
    ],
    groups: () => koreanLetters(frame, ofGames, seldom),
    whole: `@import "${HANGUL}/400.css";`,
  },
});

export default defineConfig({
  plugins: [toml(), svelte(), FONTS, compressed()],
  resolve: {
    alias: { $board: at("./src/board"), $lib: at("./src/lib"), $games: at("./src/games"), $sacbe: at("../src/sacbe") },
  },
  // Absolute, because a table lives below /t/.
  base: "/",
  build: {
    outDir: at("../src/sacbe/table/page"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Swagger UI is one large file; nobody but its reader loads it.
    chunkSizeWarningLimit: 2000,
    rollupOptions: { input: { index: at("./index.html"), openapi: at("./openapi/index.html") } },
  },
  server: { fs: { allow: [at("..")] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
