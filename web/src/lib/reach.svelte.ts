/** The address under which others find this server: the one in the address bar, unless only this machine knows that. */
import { reach } from "./api";

const ALONE = ["localhost", "127.0.0.1", "[::1]"];

export const place = $state<{ origin: string; alone: boolean }>({ origin: location.origin, alone: false });

/** Ask the server once for an address that others can use. */
export async function findAddress(): Promise<void> {
  if (!ALONE.includes(location.hostname)) return;
  const { address } = await reach();
  if (address) place.origin = address;
  else place.alone = true;
}
