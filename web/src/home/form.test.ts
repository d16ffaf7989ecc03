import { expect, it } from "vitest";
import type { GameInfo, OptionInfo } from "$lib/messages";
import { translate } from "$lib/texts";
import { Plan } from "./form.svelte";

const option = (name: string, more: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  kind: "flag",
  default: false,
  values: [false, true],
  players: [],
  excludes: [],
  forced: {},
  ...more,
});
const game: GameInfo = {
  name: "game",
  rules: 1,
  components: "",
  players: [2, 3, 4, 5],
  usual_players: 4,
  characters: ["builder", "priest"],
  options: [
    option("plain"),
    option("five", { forced: { "5": true } }),
    option("few", { players: [2] }),
    option("other", { excludes: ["plain"] }),
  ],
};
const t = translate("en", [
  "bot-name = Bot { $n }",
  "friend = Guest { $n }",
  "you = You",
  "player = Player { $n }",
  "usual-name = { $game }, { $date }",
]);
const found = (plan: Plan, name: string): OptionInfo =>
  plan.game.options.find((one) => one.name === name) as OptionInfo;

it("keeps options within what the player count allows", () => {
  const plan = new Plan(game, ["random", "normal"]);
  expect(plan.value(found(plan, "five"))).toBe(false);
  plan.players = 5;
  expect(plan.value(found(plan, "five"))).toBe(true);
  expect(plan.reason(found(plan, "five"))?.message).toBe("option-fixed");
  expect(plan.reason(found(plan, "few"))?.message).toBe("option-players");
});

it("lets no two options stand that exclude each other", () => {
  const plan = new Plan(game, ["random"]);
  plan.chosen["other"] = true;
  plan.chosen["plain"] = true;
  expect(plan.reason(found(plan, "other"))?.args).toEqual({ other: "plain" });
  expect(plan.value(found(plan, "other"))).toBe(false);
});

it("wishes for as many seats as players, named by who they are", () => {
  const plan = new Plan(game, ["random", "normal"]);
  const wish = plan.wish(t, "en");
  expect(wish.seats.map(({ name, kind, level }) => [name, kind, level])).toEqual([
    ["You", "here", null],
    ["Bot 1", "bot", "normal"],
    ["Bot 2", "bot", "normal"],
    ["Bot 3", "bot", "normal"],
  ]);
  expect(wish.seed).toBeNull();
});

it("calls nobody you whom others see, and knows which names nobody gave", () => {
  const plan = new Plan(game, ["random", "normal"]);
  plan.players = 2;
  plan.seats[1]!.name = "Zac";
  expect(plan.usualNames(t)).toEqual([{ say: "you", n: 1, name: "You" }, null]);
  plan.seats[1]!.kind = "link";
  expect(plan.usualName(0, t)).toBe("Player 1");
  expect(new Plan(game, ["normal"], undefined, "Ixchel").usualNames(t)[0]).toBeNull();
});

it("calls bots by their level and what they like, if they have a level", () => {
  const plan = new Plan(game, ["random", "normal"]);
  plan.seats[1]!.character = "builder";
  plan.seats[2]!.character = "priest";
  plan.seats[2]!.level = "random";
  expect(plan.wish(t, "en").seats.map(({ level }) => level)).toEqual([null, "normal:builder", "random", "normal"]);
});
