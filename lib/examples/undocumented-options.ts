import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readOptions } from '@/lib/examples/options';

/** Options of `lib` that no page documents on purpose, each with the reason in every language; an entry covers those below it. */
export const UNDOCUMENTED_FILE = 'undocumented-options.json';

const schema = z.record(z.string(), z.record(z.string(), z.string().trim().min(1)));

/** An option without documentation, as a page lists it. */
export interface UndocumentedOption {
  readonly name: string;
  readonly type: string;
  readonly reason: string;
}

export function readUndocumented(root: string): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const file = path.join(root, UNDOCUMENTED_FILE);
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** Throws where the package has no such option, or where a reason is not given in `lang`. */
export function listUndocumented(root: string, lang: string): UndocumentedOption[] {
  const options = readOptions(root);
  return Object.entries(readUndocumented(root)).map(([name, reasons]) => {
    const [type, reason] = [options[name]?.type, reasons[lang]];
    if (type === undefined) throw new Error(`${UNDOCUMENTED_FILE} names "${name}", which the package does not have.`);
    if (reason === undefined) throw new Error(`${UNDOCUMENTED_FILE} has no reason in "${lang}" for "${name}".`);
    return { name, type, reason };
  });
}

/** Whether an entry of the file speaks of an option: itself, or one below it. */
export function isCovered(option: string, entry: string): boolean {
  return option === entry || option.startsWith(`${entry}.`) || option.startsWith(`${entry}[`);
}
