import { describe, expect, it } from "vitest";
import type { Moved, Told } from "$games/board";
import { lastConflict } from "./conflict";

const told = (message: string, seat: number, args: Record<string, unknown>): Told => ({ message, seat, args });
const strength = (seat: number, number: number, weapons: number): Told =>
  told("event-strength", seat, { number, weapons, strength: number + weapons });
const met = (region: number, ...fighters: Told[]): Told[] => [
  told("event-conflict", -1, { region }),
  ...fighters,
  told("event-conflict-won", fighters[0]?.seat ?? 0, { region, by: "strength" }),
];
const moved = (move: number, ...events: Told[]): Moved => ({ move, seat: 0, choice: null, entries: [], events });

describe("the conflict that is being settled", () => {
  it("is the last one told, even where one move brings two", () => {
    const moves = [
      moved(1, ...met(1, strength(0, 4, 2), strength(1, 3, 0))),
      moved(2, ...met(2, strength(0, 1, 0), strength(2, 1, 0)), ...met(5, strength(3, 6, 1), strength(1, 3, 0))),
      moved(3, told("event-site", -1, {})),
    ];
    expect(lastConflict(moves)).toEqual({
      region: 5,
      by: "strength",
      fighters: [
        { seat: 3, number: 6, weapons: 1, strength: 7 },
        { seat: 1, number: 3, weapons: 0, strength: 3 },
      ],
    });
  });

  it("is nothing where nobody has met", () => {
    expect(lastConflict([moved(1)])).toBeNull();
  });
});
