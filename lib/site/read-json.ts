import { existsSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { MistakeError } from '@/lib/site/diagnostics';
import { toDisplayPath } from '@/lib/site/display-path';
import { parseJson } from '@/lib/site/parse-json';

/** Reads and validates a JSON file; undefined if there is none. Throws like `parseJsonFile`. */
export function readJson<T>(file: string, schema: z.ZodType<T>, hint: string): T | undefined {
  return existsSync(file) ? parseJsonFile(toDisplayPath(file), readFileSync(file, 'utf8'), schema, hint) : undefined;
}

/**
 * Parses and validates the text of a JSON file. Throws `<name>:<line>: <what is wrong>. <hint>`, with one line per mistake; `name` is the
 * path for messages, `hint` a sentence that says how to fix any mistake of the file.
 */
export function parseJsonFile<T>(name: string, text: string, schema: z.ZodType<T>, hint: string): T {
  const parsed = parseJson(text, schema);
  if (!parsed.mistakes) return parsed.value;
  throw new MistakeError(parsed.mistakes.map(({ line, message }) => `${name}:${line}: ${message}`).join('\n'), hint);
}
