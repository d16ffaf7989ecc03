/** What the levels of the technologies give, as signs: three levels and the bonus. */
import type { Components } from "./components";
import type { Sign } from "./plates";
import type { Technology } from "./view";

const sign = (icon: string, text: string | number = ""): Sign => ({ icon, text: String(text) });

type Facts = Components["technologies"];

/** By how much a level raises the corn of a harvest above the one before. */
const harvest = (facts: Facts, level: number): number => (facts.harvest[level] ?? 0) - (facts.harvest[level - 1] ?? 0);

const SIGNS: Readonly<Record<Technology, (facts: Facts) => Sign[]>> = {
  agriculture: (facts) => [
    sign("tile-corn", `+${harvest(facts, 1)}`),
    sign("tile-corn", "?"),
    sign("tile-corn", `+${harvest(facts, 3)}`),
    sign("step-up"),
  ],
  extraction: (facts) => [
    sign("wood", "+1"),
    sign("stone", "+1"),
    sign("gold", "+1"),
    sign("any-resource", facts.extraction_bonus),
  ],
  architecture: (facts) => [
    sign("corn", `+${facts.architecture_corn}`),
    sign("vp", `+${facts.architecture_points}`),
    sign("any-resource", `−${facts.architecture_blocks}`),
    sign("vp", facts.architecture_bonus),
  ],
  theology: () => [sign("gear", "+1"), sign("step-up", ""), sign("skull", "+1"), sign("skull", "1")],
};

export const techSigns = (pack: Components, technology: Technology): Sign[] => SIGNS[technology](pack.technologies);
