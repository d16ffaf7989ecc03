import ts from "typescript";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { positions } from "./testing/positions";

const folder = fileURLToPath(new URL(".", import.meta.url));

/** What the compiler says of a program that declares real views to be of our type. */
function complaints(views: unknown[]): string[] {
  const file = `${folder}views-of-the-engine.ts`;
  const text = `import type { View } from "./view";\nexport const views: View[] = ${JSON.stringify(views)};\n`;
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022) : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

/** The compiler takes its time where it shares the machine. */
const PATIENCE = 120_000;
const real = positions(400).positions.map(({ view }) => view);

it("describes real views exactly: nothing missing, nothing more", { timeout: PATIENCE }, () => {
  expect(complaints(real)).toEqual([]);
});

it("would complain of a view with a key it does not know, or without one it knows", { timeout: PATIENCE }, () => {
  const [view] = real;
  expect(
    complaints([
      { ...view, surprise: 1 },
      { ...view, day: undefined },
    ]),
  ).toHaveLength(2);
});
