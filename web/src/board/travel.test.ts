import { describe, expect, it } from "vitest";
import type { Choice, Moved } from "$games/board";
import { panelOf } from "./anchors";
import { flightsOf, lasting } from "./flights";
import { travel } from "./travel";

describe("a way across the table", () => {
  it("is straight where it is short, and takes its least time", () => {
    expect(travel({ x: 0, y: 0 }, { x: 50, y: 0 })).toEqual({ path: "M0 0Q25 0 50 0", ms: 180 });
  });

  it("bows upwards where it is long, whichever way it goes", () => {
    expect(travel({ x: 0, y: 0 }, { x: 400, y: 0 }).path).toBe("M0 0Q200 -96 400 0");
    expect(travel({ x: 400, y: 0 }, { x: 0, y: 0 }).path).toBe("M400 0Q200 -96 0 0");
  });

  it("takes longer the longer it is, up to its most", () => {
    expect(travel({ x: 0, y: 0 }, { x: 200, y: 0 }).ms).toBe(250);
    expect(travel({ x: 0, y: 0 }, { x: 3000, y: 0 }).ms).toBe(420);
  });
});

describe("what travels for a move", () => {
  const choice: Choice = { text: "pick palenque 3", kind: "pick", args: {} };
  const corn = { seat: 1, what: "corn", amount: 5, cause: "palenque" };
  const moved: Moved = {
    move: 1,
    seat: 1,
    choice,
    events: [],
    entries: [corn, { ...corn, amount: -2 }, { ...corn, what: "day" }],
  };
  const game = {
    places: { placeOf: () => "space/palenque/3", areaOf: () => "", keys: {} },
    pieces: ({ seat }: Moved, place: string) => [{ from: place, to: panelOf(seat) }],
  };

  it("is the piece, then what it brings and costs", () => {
    const flights = flightsOf(game, moved, false);
    expect(flights.map(({ from, to }) => `${from} > ${to}`)).toEqual([
      "space/palenque/3 > seat/1",
      "space/palenque/3 > seat/1",
      "seat/1 > space/palenque/3",
    ]);
    expect(flights.map(({ after }) => after)).toEqual([0, 420, 480]);
    expect(lasting(flights)).toBe(800);
  });

  it("is what it brings alone where one has moved oneself", () => {
    expect(flightsOf(game, moved, true).map(({ amount }) => amount)).toEqual([5, -2]);
  });

  it("is nothing where the move has no place or is secret", () => {
    expect(flightsOf(game, { ...moved, choice: null }, false)).toEqual([]);
    expect(lasting([])).toBe(0);
  });
});
