import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** An option as declared by the installed package. */
export interface OptionFacts {
  readonly type: string;
  /** From its doc comment: code in backticks, or a sentence. */
  readonly default?: string;
  readonly deprecated?: string;
  readonly experimental?: boolean;
}

const words = z.string().trim().min(1);
const perLang = z.record(z.string(), words);

/** Corrects or adds to the declarations of the package; `reason` says why. */
const overrideSchema = z.strictObject({
  since: z.union([words, perLang]).optional(),
  /** Flag of the command line, `--dts`. */
  flag: words.optional(),
  deprecatedSince: words.optional(),
  type: words.optional(),
  default: z.union([words, perLang]).optional(),
  deprecated: perLang.optional(),
  reason: words,
});
export type OptionOverride = z.infer<typeof overrideSchema>;

/** An option in one language. All texts except `since` are Markdown. */
export interface OptionView {
  readonly name: string;
  readonly type: string;
  readonly default?: string;
  readonly since?: string;
  readonly flag?: string;
  readonly deprecated?: string;
  readonly deprecatedSince?: string;
  readonly experimental: boolean;
}

/** All options as declared by the package, written by `npm run examples -- --update`. */
export const OPTIONS_FILE = 'options.json';
const OVERRIDES_FILE = 'option-overrides.json';

export function readOptions(root: string): Readonly<Record<string, OptionFacts>> {
  const file = path.join(root, OPTIONS_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, OptionFacts>) : {};
}

/** Throws if an override is invalid or for an option that the package does not have. */
export function readOverrides(root: string): Readonly<Record<string, OptionOverride>> {
  const file = path.join(root, OVERRIDES_FILE);
  if (!existsSync(file)) return {};
  const overrides = z.record(z.string(), overrideSchema).parse(JSON.parse(readFileSync(file, 'utf8')));
  const known = readOptions(root);
  const unknown = Object.keys(overrides).filter((name) => !(name in known));
  if (unknown.length > 0)
    throw new Error(`${OVERRIDES_FILE} lists options that the package does not have: ${unknown.join(', ')}. Remove them.`);
  return overrides;
}

/** Builds the view of an option. Throws if the option does not exist, or if its default or deprecation has no translation in `lang`. */
export function buildOptionView(root: string, name: string, lang: string): OptionView {
  const options = readOptions(root);
  const facts = options[name];
  if (!facts) throw new Error(`There is no option "${name}". Known: ${Object.keys(options).join(', ')}.`);
  const override = readOverrides(root)[name];
  const translate = (stated: string | undefined, own: OptionOverride['default'], field: string): string | undefined => {
    const text = typeof own === 'object' ? own[lang] : (own ?? stated);
    const isCode = text === undefined || /^`[^`]+`$|^[\w'.{}[\]]+$/.test(text);
    if (isCode || typeof own === 'object') return text;
    throw new Error(
      `The ${field} of "${name}" is a sentence ("${text}"). Translate it to "${lang}" in content/examples/${OVERRIDES_FILE}.`,
    );
  };
  return {
    name,
    type: override?.type ?? facts.type,
    default: translate(facts.default, override?.default, 'default'),
    since: typeof override?.since === 'object' ? override.since[lang] : override?.since,
    flag: override?.flag,
    deprecated: translate(facts.deprecated, override?.deprecated, 'deprecation'),
    deprecatedSince: override?.deprecatedSince,
    experimental: facts.experimental === true,
  };
}
