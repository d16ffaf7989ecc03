/** What is on a hex, in words. */
import type { SeatInfo } from "$games/board";
import type { Translate } from "$lib/texts";
import type { Terrain } from "./components";
import type { Party, Space } from "./view";

/** All that one wants to know of an explored hex. */
export function aboutHex(hex: string, space: Space, t: Translate, players: readonly SeatInfo[]): string {
  const name = (seat: number): string => players[seat]?.name ?? "";
  const n = space.value ?? space.treasures ?? 0;
  const owner = space.camp == null ? [] : [t("tk-about-camp", { name: name(space.camp) })];
  const party = ({ seat, workers, leader }: Party): string =>
    t("tk-about-members", { name: name(seat), workers, leader: String(leader) });
  return [
    t(`tk-about-${space.kind}`, { hex, n }),
    ...standing(space, t, name),
    ...owner,
    ...space.members.map(party),
  ].join("\n");
}

/** Who scores a temple. */
function standing(space: Space, t: Translate, name: (seat: number) => string): string[] {
  const { kind, value = 0, holder, guard, members } = space;
  if (kind !== "temple") return [];
  if (guard != null) return [t("tk-about-guard", { name: name(guard), value })];
  if (holder != null) return [t("tk-about-holder", { name: name(holder), value })];
  return [t(members.length ? "tk-about-tied" : "tk-about-nobody")];
}

/** What a terrain hexagon shows. */
export function shows(tile: Pick<Terrain, "kind" | "value" | "masks">, t: Translate): string {
  return t(`tk-shows-${tile.kind}`, { n: tile.value ?? tile.masks ?? 0 });
}
