/** Whether a game's type `View` is what the engine shows. */
import ts from "typescript";

/** What the compiler says of a program that declares real views to be of the type in `view.ts` of a folder. */
export function complaints(folder: string, views: unknown[]): string[] {
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
export const PATIENCE = 120_000;
