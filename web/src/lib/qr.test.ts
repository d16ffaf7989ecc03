import jsQR from "jsqr";
import { expect, it } from "vitest";
import { coded } from "./qr";

const SCALE = 4;

it("can be read by another program", async () => {
  const address = "http://192.168.1.20:8000/t/abcdefghijkl#link=QWERTZUIOPASDFGHJKLYXCVBNM_-1234";
  const { size, path } = await coded(address);
  const width = size * SCALE;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h/g))
    for (let i = 0; i < SCALE * SCALE; i++) {
      const at = ((Number(y) * SCALE + Math.floor(i / SCALE)) * width + Number(x) * SCALE + (i % SCALE)) * 4;
      pixels.fill(0, at, at + 3);
    }
  expect(jsQR(pixels, width, width)?.data).toBe(address);
});
