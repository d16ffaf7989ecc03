import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { positions } from "$board/testing/positions";
import { complaints, PATIENCE } from "$board/testing/views";
import type { View } from "./view";

const folder = fileURLToPath(new URL(".", import.meta.url));
const real = positions<View>("ahau", 400).positions.map(({ view }) => view);

it("describes real views exactly: nothing missing, nothing more", { timeout: PATIENCE }, () => {
  expect(complaints(folder, real)).toEqual([]);
});

it("would complain of a view with a key it does not know, or without one it knows", { timeout: PATIENCE }, () => {
  const [view] = real;
  const wrong = [
    { ...view, surprise: 1 },
    { ...view, temples: undefined },
  ];
  expect(complaints(folder, wrong)).toHaveLength(2);
});
