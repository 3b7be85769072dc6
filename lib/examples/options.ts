import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** An option as the installed package states it. */
export interface OptionFacts {
  readonly type: string;
  /** As its doc comment has it: code in backticks, or a sentence. */
  readonly default?: string;
  readonly deprecated?: string;
  readonly experimental?: boolean;
}

const words = z.string().trim().min(1);
const perLang = z.record(z.string(), words);

/** What the package does not say, or says in a way that a page cannot show; each with the reason. */
const overrideSchema = z.strictObject({
  since: z.union([words, perLang]).optional(),
  deprecatedSince: words.optional(),
  type: words.optional(),
  default: z.union([words, perLang]).optional(),
  deprecated: perLang.optional(),
  reason: words,
});
export type OptionOverride = z.infer<typeof overrideSchema>;

/** What a page shows of an option, in one language; all but `since` are Markdown. */
export interface OptionView {
  readonly name: string;
  readonly type: string;
  readonly default?: string;
  readonly since?: string;
  readonly deprecated?: string;
  readonly deprecatedSince?: string;
  readonly experimental: boolean;
}

/** Facts of all options, written by `npm run examples -- --update`. */
export const OPTIONS_FILE = 'options.json';
const OVERRIDES_FILE = 'option-overrides.json';

export function readOptions(root: string): Readonly<Record<string, OptionFacts>> {
  const file = path.join(root, OPTIONS_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, OptionFacts>) : {};
}

/** Throws where an override is faulty or speaks of an option that the package does not have. */
export function readOverrides(root: string): Readonly<Record<string, OptionOverride>> {
  const file = path.join(root, OVERRIDES_FILE);
  if (!existsSync(file)) return {};
  const overrides = z.record(z.string(), overrideSchema).parse(JSON.parse(readFileSync(file, 'utf8')));
  const known = readOptions(root);
  const unknown = Object.keys(overrides).filter((name) => !(name in known));
  if (unknown.length > 0) throw new Error(`${OVERRIDES_FILE} names options that the package does not have: ${unknown.join(', ')}.`);
  return overrides;
}

/** Builds what a page shows of an option. Throws where there is no such option, or where its default has no words in `lang`. */
export function buildOptionView(root: string, name: string, lang: string): OptionView {
  const options = readOptions(root);
  const facts = options[name];
  if (!facts) throw new Error(`There is no option "${name}". Known: ${Object.keys(options).join(', ')}.`);
  const override = readOverrides(root)[name];
  const translate = (stated: string | undefined, own: OptionOverride['default'], field: string): string | undefined => {
    const text = typeof own === 'object' ? own[lang] : (own ?? stated);
    const isCode = text === undefined || /^`[^`]+`$|^[\w'.{}[\]]+$/.test(text);
    if (isCode || typeof own === 'object') return text;
    throw new Error(`The ${field} of "${name}" is a sentence ("${text}"): give it in "${lang}" in content/examples/${OVERRIDES_FILE}.`);
  };
  return {
    name,
    type: override?.type ?? facts.type,
    default: translate(facts.default, override?.default, 'default'),
    since: typeof override?.since === 'object' ? override.since[lang] : override?.since,
    deprecated: translate(facts.deprecated, override?.deprecated, 'deprecation'),
    deprecatedSince: override?.deprecatedSince,
    experimental: facts.experimental === true,
  };
}
