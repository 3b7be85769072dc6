import path from 'node:path';
import { z } from 'zod';
import { getOwn } from '@/lib/site/collections';
import { MistakeError } from '@/lib/site/diagnostics';
import { readJson } from '@/lib/site/read-json';
import { suggestName } from '@/lib/site/similar-names';
import { nonEmptyText } from '@/lib/site/validators';

const factsSchema = z.strictObject({
  type: z.string(),
  /** From its doc comment: code in backticks, or a sentence. */
  default: z.string().optional(),
  deprecated: z.string().optional(),
  experimental: z.boolean().optional(),
});
/** An option as declared by the installed package. */
export type OptionFacts = z.infer<typeof factsSchema>;
const optionsSchema = z.record(z.string(), factsSchema);

const perLang = z.record(z.string(), nonEmptyText);

/** Corrects or adds to the declarations of the package; `reason` says why. */
const overrideSchema = z.strictObject({
  since: z.union([nonEmptyText, perLang]).optional(),
  /** Command line flag, `--dts`. */
  flag: nonEmptyText.optional(),
  deprecatedSince: nonEmptyText.optional(),
  type: nonEmptyText.optional(),
  default: z.union([nonEmptyText, perLang]).optional(),
  deprecated: perLang.optional(),
  reason: nonEmptyText,
});
type OptionOverride = z.infer<typeof overrideSchema>;
const overridesSchema = z.record(z.string(), overrideSchema);

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

/** All options as the package declares them. `npm run examples -- --update` writes the file. */
export const OPTIONS_FILE = 'options.json';
const OVERRIDES_FILE = 'option-overrides.json';

/** Reads the recorded options of the package by name; none without the file. Throws if it is invalid. */
export function readOptions(root: string): Readonly<Record<string, OptionFacts>> {
  const hint = 'Record the options again: npm run examples -- --update';
  return readJson(path.join(root, OPTIONS_FILE), optionsSchema, hint) ?? {};
}

/** Reads the overrides by option name. Throws if one is invalid or for an option that is not in `known`. */
export function readOverrides(root: string, known: Readonly<Record<string, OptionFacts>>): Readonly<Record<string, OptionOverride>> {
  const hint = 'Correct the file; lib/examples/options.ts has all fields of an option.';
  const overrides = readJson(path.join(root, OVERRIDES_FILE), overridesSchema, hint) ?? {};
  const unknown = Object.keys(overrides).filter((name) => !Object.hasOwn(known, name));
  if (unknown.length > 0)
    throw new MistakeError(`${OVERRIDES_FILE} lists options that the package does not have: ${unknown.join(', ')}.`, 'Remove them.');
  return overrides;
}

/** Builds the view of an option. Throws if it does not exist, or if its default, deprecation or `since` has no translation in `lang`. */
export function buildOptionView(root: string, name: string, lang: string): OptionView {
  const options = readOptions(root);
  const facts = getOwn(options, name);
  if (!facts) {
    const names = Object.keys(options);
    throw new MistakeError(`There is no option "${name}".`, suggestName(name, names, `Use one of ${names.join(', ')}.`));
  }
  const override = getOwn(readOverrides(root, options), name);
  const findCustom = (field: 'since' | 'default' | 'deprecated'): string | undefined => {
    const custom = override?.[field];
    if (typeof custom !== 'object') return custom;
    const text = custom[lang];
    if (text === undefined) throw new MistakeError(`${OVERRIDES_FILE} has no ${field} in "${lang}" for "${name}".`, 'Add it.');
    return text;
  };
  const translate = (field: 'default' | 'deprecated', noun: string): string | undefined => {
    const text = findCustom(field) ?? facts[field];
    const isCode = text === undefined || /^`[^`]+`$|^[\w'.{}[\]]+$/.test(text);
    if (isCode || typeof override?.[field] === 'object') return text;
    throw new MistakeError(
      `The ${noun} of "${name}" is a sentence ("${text}").`,
      `Translate it to "${lang}" in content/examples/${OVERRIDES_FILE}.`,
    );
  };
  return {
    name,
    type: override?.type ?? facts.type,
    default: translate('default', 'default'),
    since: findCustom('since'),
    flag: override?.flag,
    deprecated: translate('deprecated', 'deprecation'),
    deprecatedSince: override?.deprecatedSince,
    experimental: facts.experimental === true,
  };
}

/** `lib` options that are deliberately undocumented, with the reason in every language. An entry also covers nested options. */
export const UNDOCUMENTED_FILE = 'undocumented-options.json';

const undocumentedSchema = z.record(z.string(), perLang);

/** An undocumented option in one language. */
export interface UndocumentedOption {
  readonly name: string;
  readonly type: string;
  readonly reason: string;
}

/** Reads the undocumented options: name -> language -> reason; none without the file. Throws if it is invalid. */
export function readUndocumented(root: string): Readonly<Record<string, Readonly<Record<string, string>>>> {
  return readJson(path.join(root, UNDOCUMENTED_FILE), undocumentedSchema, 'Write { "lib.name": { "en": "why", "zh": "…" } }.') ?? {};
}

/** Lists the undocumented options. Throws if one does not exist in the package, or if its reason has no translation in `lang`. */
export function listUndocumented(root: string, lang: string): UndocumentedOption[] {
  const options = readOptions(root);
  return Object.entries(readUndocumented(root)).map(([name, reasons]) => {
    const [type, reason] = [getOwn(options, name)?.type, reasons[lang]];
    if (type === undefined) throw new MistakeError(`${UNDOCUMENTED_FILE} lists "${name}", which the package does not have.`, 'Remove it.');
    if (reason === undefined) throw new MistakeError(`${UNDOCUMENTED_FILE} has no reason in "${lang}" for "${name}".`, 'Add it.');
    return { name, type, reason };
  });
}

/** Returns whether an entry of the file covers an option: the option itself or a parent of it. */
export function isCovered(option: string, entry: string): boolean {
  return option === entry || option.startsWith(`${entry}.`) || option.startsWith(`${entry}[`);
}
