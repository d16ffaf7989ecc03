/** What the ledger counts and has an icon. */
const ICONS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ["corn", "wood", "stone", "gold", "skull", "water", "obsidian", "cacao", "limestone"].map((good) => [good, good]),
  ),
  points: "vp",
};

export const iconOfGood = (what: string): string | undefined => ICONS[what];
