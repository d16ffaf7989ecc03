/** The sign of the page in its tab: with a dot while it is one's turn. */

const USUAL = "/favicon.svg";
const CALLING = "/favicon-turn.svg";

export function sign(calling: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = calling ? CALLING : USUAL;
  if (link && link.getAttribute("href") !== wanted) link.href = wanted;
}
