import type { z } from 'zod';
import { getErrorMessage } from '@/lib/site/error-message';
import { getPathLine, getSyntaxLine } from '@/lib/site/json-lines';
import { stripBom } from '@/lib/site/text-lines';
import { validate } from '@/lib/site/validate';

/** An error in a JSON text, with its line, from 1. */
export interface JsonMistake {
  readonly line: number;
  /** Path of the value, such as `[0].name`; empty for the root, absent if the text is not JSON. */
  readonly path?: string;
  readonly message: string;
}

/** Parses and validates a JSON text. Returns its value, or an error for each invalid value in it. */
export function parseJson<T>(
  file: string,
  schema: z.ZodType<T>,
): { readonly value: T; readonly mistakes?: undefined } | { readonly value?: undefined; readonly mistakes: readonly JsonMistake[] } {
  const text = stripBom(file);
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    // Some messages have an excerpt of several lines, which is removed.
    const reason = getErrorMessage(error).replace(/, (?:\.\.\.)?".*" ?(?:\.\.\. ?)?is not valid JSON$/s, '');
    return { mistakes: [{ line: getSyntaxLine(text), message: `Not valid JSON: ${reason}.` }] };
  }
  const { value, issues } = validate(schema, data);
  if (!issues) return { value };
  // A value can break several rules at once; the first one is enough.
  const first = issues.filter(({ path }, index, all) => all.findIndex((other) => other.path === path) === index);
  return {
    mistakes: first.map(({ path, at, message, keys }) => ({
      line: getPathLine(text, [...at, ...keys.slice(0, 1)]),
      path,
      message: `${path ? `${path}: ` : ''}${message}.`,
    })),
  };
}
