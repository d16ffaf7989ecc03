// Turn the schema of the messages (stdin) into TypeScript (stdout):
//   python -m sacbe.table.schema | node web/scripts/messages.mjs > web/src/lib/messages.ts
import { text } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";

const BANNER =
  "/** What server and page say to each other. Generated from src/sacbe/table/messages.py: do not edit. */";
const NOISE =
  /\n \*\s*\n \* This interface was referenced by `Messages`'s JSON-Schema\n \* via the `definition` "\w+"\./g;
const BARE =
  /\/\*\*\n \* This interface was referenced by `Messages`'s JSON-Schema\n \* via the `definition` "\w+"\.\n \*\/\n/g;

const map = (object, change) => Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));

/** Titles would each become a type of their own; what tells messages apart is always there. */
function tidy(node) {
  if (Array.isArray(node)) return node.map(tidy);
  if (node === null || typeof node !== "object") return node;
  const { title, ...rest } = node;
  const known = map(rest, tidy);
  if (!rest.properties) return known;
  const fixed = Object.keys(rest.properties).filter((name) => "const" in rest.properties[name]);
  return {
    ...known,
    properties: map(rest.properties, tidy),
    required: [...new Set([...(rest.required ?? []), ...fixed])],
  };
}

const { $defs, ...rest } = JSON.parse(await text(process.stdin));
const made = await compile(
  { ...rest, $defs: map($defs, tidy), title: "Messages", additionalProperties: false },
  "Messages",
  {
    additionalProperties: false,
    bannerComment: BANNER,
    ignoreMinAndMaxItems: true,
    style: { printWidth: 120 },
    unreachableDefinitions: true,
  },
);
process.stdout.write(made.replace(NOISE, "").replace(BARE, "").replace("export interface Messages {}\n", ""));
