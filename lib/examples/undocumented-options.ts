import path from 'node:path';
import { z } from 'zod';
import { readOptions } from '@/lib/examples/options';
import { MistakeError } from '@/lib/site/diagnostics';
import { readJson } from '@/lib/site/read-json';
import { words } from '@/lib/site/validators';

/** `lib` options that are deliberately undocumented, with the reason in every language. An entry also covers nested options. */
export const UNDOCUMENTED_FILE = 'undocumented-options.json';

const schema = z.record(z.string(), z.record(z.string(), words));

/** An undocumented option in one language. */
export interface UndocumentedOption {
  readonly name: string;
  readonly type: string;
  readonly reason: string;
}

/** Reads the undocumented options: name -> language -> reason; none without the file. Throws if it is invalid. */
export function readUndocumented(root: string): Readonly<Record<string, Readonly<Record<string, string>>>> {
  return readJson(path.join(root, UNDOCUMENTED_FILE), schema, 'Write { "lib.name": { "en": "why", "zh": "…" } }.') ?? {};
}

/** Lists the undocumented options. Throws if one does not exist in the package, or if its reason has no translation in `lang`. */
export function listUndocumented(root: string, lang: string): UndocumentedOption[] {
  const options = readOptions(root);
  return Object.entries(readUndocumented(root)).map(([name, reasons]) => {
    const [type, reason] = [options[name]?.type, reasons[lang]];
    if (type === undefined) throw new MistakeError(`${UNDOCUMENTED_FILE} lists "${name}", which the package does not have.`, 'Remove it.');
    if (reason === undefined) throw new MistakeError(`${UNDOCUMENTED_FILE} has no reason in "${lang}" for "${name}".`, 'Add it.');
    return { name, type, reason };
  });
}

/** Returns whether an entry of the file covers an option: the option itself or a parent of it. */
export function isCovered(option: string, entry: string): boolean {
  return option === entry || option.startsWith(`${entry}.`) || option.startsWith(`${entry}[`);
}
