/** Where in the page we are: `/` is home, `/t/ID` a table (`#move=120` a moment of its replay), `/rules/GAME#ROW` rules. */

function here(): { path: string; query: URLSearchParams; hash: URLSearchParams } {
  const { pathname, search, hash } = location;
  return { path: pathname, query: new URLSearchParams(search), hash: new URLSearchParams(hash.slice(1)) };
}

export const route = $state({ now: here() });

const update = (): void => {
  route.now = here();
};
addEventListener("popstate", update);
addEventListener("hashchange", update);

/** Go to another address of this page. */
export function go(address: string): void {
  history.pushState(null, "", address);
  update();
}

/** Change the address without a new step in the browser's history. */
export function amend(address: string): void {
  history.replaceState(null, "", address);
  update();
}

/** The table of the address, if it is one. */
export const tableId = (): string | null => /^\/t\/([^/]+)\/?$/.exec(route.now.path)?.[1] ?? null;

/** The game whose rules the address names, if it does. */
export const rulesOf = (): string | null => /^\/rules\/([a-z_]+)\/?$/.exec(route.now.path)?.[1] ?? null;

/** The moment of the replay that the address names. */
export function moveOfAddress(): number | null {
  const move = route.now.hash.get("move");
  return move !== null && /^\d+$/.test(move) ? Number(move) : null;
}
