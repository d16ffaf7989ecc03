import { describe, expect, it } from "vitest";
import type { Reason } from "$lib/messages";
import type { Choice } from "$games/board";
import { answerFor, wordsOf } from "./why";

const reason = (text: string, message: string | null): Reason => {
  const [kind = "", ...words] = text.split(" ");
  const why = message === null ? null : { message, rule: "TZ-1", args: {} };
  return { text, kind, args: { at: words.join("/") }, why };
};
const placeOf = ({ args }: Choice): string => String(args["at"]);

describe("why something cannot be chosen", () => {
  it("is asked for by the words of its places, numbers left out", () => {
    expect(wordsOf(["space/uxmal/3", "action/uxmal_3"])).toEqual(["space", "uxmal", "action", "uxmal_3"]);
  });

  it("is the first reason at the place itself", () => {
    const reasons = [reason("pick space uxmal 2", "why-a"), reason("pick space uxmal 3", "why-b")];
    expect(answerFor(["space/uxmal/3"], reasons, placeOf)?.why?.message).toBe("why-b");
  });

  it("is that of its neighbours on the same track where it has none", () => {
    const reasons = [reason("climb temple chaac 2", "why-a"), reason("climb temple kukulcan 2", "why-b")];
    expect(answerFor(["temple/kukulcan/5"], reasons, placeOf)?.why?.message).toBe("why-b");
    expect(answerFor(["temple/quetzalcoatl/5"], reasons, placeOf)).toBeNull();
  });

  it("names what can be chosen beside it", () => {
    const reasons = [reason("pick space uxmal 3", "why-b"), reason("place space uxmal 2", null)];
    const answer = answerFor(["space/uxmal/3"], reasons, placeOf);
    expect([answer?.why?.message, answer?.instead?.text]).toEqual(["why-b", "place space uxmal 2"]);
  });

  it("is given by the first of several places that has an answer", () => {
    const reasons = [reason("camp camp c1r1", "why-camp"), reason("go goal c1r1", "why-goal")];
    expect(answerFor(["goal/c1r1", "camp/c1r1"], reasons, placeOf)?.why?.message).toBe("why-goal");
  });
});
