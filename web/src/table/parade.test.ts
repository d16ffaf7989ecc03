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

  it("forgets what waits when it is cleared", () => {
    const { parade, seen } = walk({});
    for (const one of ["a", "b"]) parade.add(one);
    parade.clear();
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual(["a"]);
  });
});
