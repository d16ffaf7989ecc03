/** What things are and do, in words, and what the messages of choices want beyond their arguments. */
import type { Printed, SeatInfo } from "$games/board";
import type { Arguments, Translate } from "$lib/texts";
import { building, role, sideOf, type Components, type Confidence, type Link, type Reward } from "./components";
import { now, type View } from "./view";

/** What a building or a role does. */
export function does(id: string, t: Translate, pack: Components): string {
  const found = role(pack, id);
  if (found) return t(`explain-${found.ability ?? id}`, { n: found.amount });
  const { effect, amount } = building(pack, id);
  return t(`explain-${effect ?? id}`, { n: amount });
}

/** A building with what it costs and does. */
export function aboutBuilding(id: string, t: Translate, pack: Components): string {
  const price = Object.entries(building(pack, id).cost)
    .map(([good, n]) => t(`amount-${good}`, { n }))
    .join(", ");
  const lines = [t("ah-about-building", { building: t.name(id), price }), does(id, t, pack)];
  return [...lines, ...unsure(pack.buildings.confidence, t)].join("\n");
}

/** A role with its number and what it does. */
export function aboutRole(id: string, t: Translate, pack: Components): string {
  const about = t("ah-role-about", { role: t.name(id), n: role(pack, id)?.number ?? 0, does: does(id, t, pack) });
  return [about, ...unsure(pack.roles.confidence, t)].join("\n");
}

/** Whose values nobody has confirmed: said in the explanation of the thing. */
export const unsure = (confidence: Confidence, t: Translate): string[] =>
  confidence === "confirmed" ? [] : [t("ah-reconstructed")];

/** A reward in words. */
export const aboutReward = (reward: Reward, t: Translate): string =>
  Object.entries(reward)
    .map(([kind, n]) => t(`ah-reward-${kind}`, { n }))
    .join(", ") || t("ah-reward-none");

/** What a celebration now would bring a player; nothing for who has no Fame. */
export function beside(view: View, seat: number, t: Translate): { text: string; about: string } | null {
  const player = view.seats[seat];
  if (!player?.now) return null;
  return { text: t("ah-now", { n: now(player) }), about: t("ah-now-about", { ...player.now }) };
}

/** All that one wants to know of a city. */
export function aboutCity(
  id: string,
  view: View,
  t: Translate,
  players: readonly SeatInfo[],
  pack: Components,
): string {
  const { god, workers, lying, fame } = view.cities[id]!;
  const name = (seat: number): string => players[seat]?.name ?? "";
  const lines = workers.flatMap((n, seat) =>
    n ? [t("ah-about-workers", { name: name(seat), n, lying: lying[seat] ?? 0, fame: fame[seat] ?? 0 })] : [],
  );
  const about = t("ah-about-city", { city: t.name(id), god: t.name(god) });
  return [about, ...lines, ...unsure(sideOf(pack, view).confidence, t)].join("\n");
}

/** What the messages of some choices want besides. */
export function wanted(kind: string, args: Record<string, unknown>, { t, pack }: Printed): Arguments {
  const parts = pack as Components;
  if (kind === "role") return { does: does(String(args["role"]), t, parts) };
  if (kind === "construct" || kind === "construct_for") return { does: does(String(args["building"]), t, parts) };
  if (kind === "summon_with") return { n: (args["discards"] as string[]).length };
  if (kind !== "bonus") return {};
  const { building: id, resources } = args as { building: string | null; resources: string[] };
  const goods = resources.map((resource) => t.name(resource)).join(", ");
  return { does: id === null ? goods : t("ah-bonus-building", { building: t.name(id), does: does(id, t, parts) }) };
}

/** A region: whose rulers are there. */
export function aboutRegion(
  n: number,
  view: View,
  t: Translate,
  players: readonly SeatInfo[],
  pack: Components,
): string {
  const { rulers, building: id, tiles } = view.regions[n - 1]!;
  const found = tiles.flatMap((tile) => (tile ? [t.name(tile)] : []));
  return [
    t("ah-about-region", { n }),
    ...(found.length ? [t("ah-about-tiles", { tiles: found.join(", ") })] : []),
    ...(id ? [t("ah-about-bonus", { building: t.name(id) })] : []),
    ...(rulers.length
      ? [t("ah-about-rulers", { names: rulers.map((seat) => players[seat]?.name ?? "").join(", ") })]
      : []),
    ...unsure(sideOf(pack, view).confidence, t),
  ].join("\n");
}

/** A production site: its number, what it yields, whose workers are beside it. */
export function aboutSite(
  link: Link,
  resource: string | null,
  view: View,
  seat: number | null,
  t: Translate,
  pack: Components,
): string {
  const cities = link.cities.map((city) => t.name(city)).join(" – ");
  const place = t("ah-about-site", { n: link.site, cities });
  const unconfirmed = unsure(sideOf(pack, view).confidence, t);
  if (!resource) return [place, t("ah-site-used"), ...unconfirmed].join("\n");
  const workers =
    seat === null ? 0 : link.cities.reduce((sum, city) => sum + (view.cities[city]?.workers[seat] ?? 0), 0);
  const yields = t("ah-site-yields", { resource: t.name(resource) });
  return [place, yields, t("ah-site-workers", { n: workers }), ...unconfirmed].join("\n");
}
