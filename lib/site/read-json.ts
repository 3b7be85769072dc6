import { existsSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { getOrCreate } from '@/lib/site/collections';
import { MistakeError } from '@/lib/site/diagnostics';
import { toDisplayPath } from '@/lib/site/file-paths';
import { parseJson } from '@/lib/site/parse-json';

/** Reads and validates a JSON file; undefined if there is none. Throws like `parseJsonFile`. */
export function readJson<T>(file: string, schema: z.ZodType<T>, hint: string): T | undefined {
  return existsSync(file) ? parseJsonFile(toDisplayPath(file), readFileSync(file, 'utf8'), schema, hint) : undefined;
}

/** Caches the last valid text of each file and its value, by schema: loading a site reads some files once for each of hundreds of examples. */
const parsedFiles = new WeakMap<z.ZodType, Map<string, { readonly text: string; readonly value: unknown }>>();

/**
 * Parses and validates the text of a JSON file. Throws `<name>:<line>: <what is wrong>. <hint>`, with one line per error. Equal texts share
 * one value, which callers must not change.
 */
export function parseJsonFile<T>(name: string, text: string, schema: z.ZodType<T>, hint: string): T {
  const files = getOrCreate(parsedFiles, schema, () => new Map());
  const last = files.get(name);
  if (last?.text === text) return last.value;
  const parsed = parseJson(text, schema);
  if (parsed.mistakes) throw new MistakeError(parsed.mistakes.map(({ line, message }) => `${name}:${line}: ${message}`).join('\n'), hint);
  files.set(name, { text, value: parsed.value });
  return parsed.value;
}
