import { existsSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { toDisplayPath } from '@/lib/site/display-path';
import { getPathLine, getSyntaxLine } from '@/lib/site/json-lines';
import { listIssues } from '@/lib/site/validators';

/** Reads and validates a JSON file; undefined if there is none. Throws like `parseJsonText`. */
export function readJson<T>(file: string, schema: z.ZodType<T>, hint: string): T | undefined {
  return existsSync(file) ? parseJsonText(toDisplayPath(file), readFileSync(file, 'utf8'), schema, hint) : undefined;
}

/**
 * Parses and validates the text of a JSON file. Throws `<name>:<line>: <what is wrong>. <hint>`, with one line per mistake; `name` is the
 * path for messages, `hint` a sentence that says how to fix any mistake of the file.
 */
export function parseJsonText<T>(name: string, text: string, schema: z.ZodType<T>, hint: string): T {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${name}:${getSyntaxLine(text)}: Not valid JSON: ${reason}. ${hint}`);
  }
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const mistakes = listIssues(result.error).map(({ path, at, message, keys }) => {
    const line = getPathLine(text, [...at, ...keys.slice(0, 1)]);
    return `${name}:${line}: ${path ? `${path}: ` : ''}${message}.`;
  });
  throw new Error(`${mistakes.join('\n')} ${hint}`);
}
