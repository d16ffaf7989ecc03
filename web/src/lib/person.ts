/** English sentences behind "You": the verb that each begins with, in the second person. */

const IRREGULAR: Readonly<Record<string, string>> = { has: "have", is: "are", does: "do", goes: "go" };

function verb(word: string): string {
  if (word in IRREGULAR) return IRREGULAR[word] ?? word;
  if (/ies$/.test(word)) return word.replace(/ies$/, "y");
  if (/(ch|sh|ss|x|zz)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

/** What somebody does, as it is said to them: "places a worker" becomes "place a worker". */
export const secondPerson = (deeds: string, joint: string): string =>
  deeds
    .split(joint)
    .map((deed) => deed.replace(/^\w+/, verb))
    .join(joint);
