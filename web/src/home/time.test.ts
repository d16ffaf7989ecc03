import { expect, it } from "vitest";
import { ago } from "./time";

const NOW = Date.parse("2026-05-05T12:00:00Z");

it.each([
  ["2026-05-05T11:59:30Z", "this minute"],
  ["2026-05-05T11:48:00Z", "12 minutes ago"],
  ["2026-05-05T09:00:00Z", "3 hours ago"],
  ["2026-05-04T10:00:00Z", "yesterday"],
])("says how long ago %s was", (then, words) => {
  expect(ago(then, "en", NOW)).toBe(words);
});
