/**
 * The words people read: Project Fluent messages, the same files as the command line's.
 *
 * Messages are found by naming rules: `name-<id>` is what anything with an id is called, `action-<kind>` what one can
 * do, `did-<kind>` what somebody did, `step-<step>` what is being decided, `cause-<cause>` why something changed,
 * `source-<source>` where points come from. An argument with an id arrives twice: `$gear` its name, `$gear-id` bare.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "ko"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Record<string, FluentVariable>;

export interface Translate {
  /** A message in words. A missing message or argument is a mistake of ours and throws. */
  (message: string, args?: Arguments): string;
  readonly language: Language;
  /** The longer form of a message, where there is one. */
  long(message: string, args?: Arguments): string;
  has(message: string): boolean;
  /** What something with an id is called; ids without a name, such as numbers, stand for themselves. */
  name(id: string): string;
  /** The first of several messages that exists. */
  first(...messages: string[]): string;
}

/** The messages of one language from the sources of several files. */
export function translate(language: Language, sources: readonly string[]): Translate {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) {
    const errors = bundle.addResource(new FluentResource(source));
    if (errors[0]) throw errors[0];
  }
  const say = (message: string, args: Arguments, long: boolean): string => {
    const found = bundle.getMessage(message);
    const pattern = (long && found?.attributes["long"]) || found?.value;
    if (!pattern) throw new Error(`there is no message "${message}" (${language})`);
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args, errors);
    if (errors[0]) throw new Error(`message "${message}" (${language}): ${errors[0].message}`);
    return text;
  };
  const t = (message: string, args: Arguments = {}): string => say(message, args, false);
  const has = (message: string): boolean => bundle.hasMessage(message);
  // A function has a name of its own that cannot be assigned to, only defined anew.
  Object.defineProperty(t, "name", { value: (id: string) => (has(`name-${id}`) ? t(`name-${id}`) : id) });
  return Object.assign(t, {
    language,
    has,
    long: (message: string, args: Arguments = {}) => say(message, args, true),
    first: (...messages: string[]) => t(messages.find(has) ?? messages.join(" / ")),
  }) as unknown as Translate;
}
