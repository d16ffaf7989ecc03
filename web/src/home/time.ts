/** How long ago something was, in words. */
const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

export function ago(then: string, language: string, now = Date.now()): string {
  const seconds = (now - Date.parse(then)) / 1000;
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? ["minute", 60];
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  return format.format(-Math.floor(seconds / size), unit);
}
