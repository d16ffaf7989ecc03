import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Parade } from "./parade";

describe("a parade of moves", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function walk(waits: Record<string, number>): { parade: Parade<string>; seen: string[] } {
    const seen: string[] = [];
    const parade = new Parade<string>(
      (one) => (seen.push(one), waits[one] ?? 100),
      () => seen.push("done"),
    );
    return { parade, seen };
  }

  it("shows one after the other, each for its time", () => {
    const { parade, seen } = walk({});
    for (const one of ["a", "b"]) parade.add(one);
    expect(seen).toEqual(["a"]);
    vi.advanceTimersByTime(100);
    expect(seen).toEqual(["a", "b"]);
    expect(parade.playing).toBe(true);
    vi.advanceTimersByTime(100);
    expect(seen).toEqual(["a", "b", "done"]);
    expect(parade.playing).toBe(false);
  });

  it("goes on at once after what needs no time", () => {
    const { parade, seen } = walk({ own: 0 });
    parade.add("own");
    expect(seen).toEqual(["own", "done"]);
  });

  it("can be skipped: all is shown, nothing twice", () => {
    const { parade, seen } = walk({});
    for (const one of ["a", "b", "c"]) parade.add(one);
    parade.skip();
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual(["a", "b", "c", "done"]);
  });

  it("shortens many, and shows at once what is still too much", () => {
    const { parade, seen } = walk(Object.fromEntries(Array.from({ length: 30 }, (_, i) => [String(i), 1000])));
    for (let i = 0; i < 30; i++) parade.add(String(i));
    vi.advanceTimersByTime(9000);
    expect(seen.at(-1)).toBe("done");
    expect(seen).toHaveLength(31);
    parade.renew();
    parade.add("0");
    vi.advanceTimersByTime(999);
    expect(parade.playing).toBe(true);
  });

  it("forgets what waits when it is cleared", () => {
    const { parade, seen } = walk({});
    for (const one of ["a", "b"]) parade.add(one);
    parade.clear();
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual(["a"]);
  });
});
