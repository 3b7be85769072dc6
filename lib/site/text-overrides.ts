import { z } from 'zod';
import { en } from '@/lib/site/texts/en';
import type { TextOverrides } from '@/lib/site/texts/types';
import { nonEmptyText, TEXT_MAX } from '@/lib/site/validators';

/** Labels of the links below a page, which may be empty to remove the link. */
const REMOVABLE: readonly string[] = ['page.editOn', 'page.source', 'page.report'];

const text = nonEmptyText.max(TEXT_MAX, `must have at most ${TEXT_MAX} characters`);

/** Any of the interface texts, nested like the English ones. */
export const textOverridesSchema = buildSchema(en, '') as z.ZodType<TextOverrides>;

function buildSchema(texts: object, path: string): z.ZodType {
  const fields = Object.entries(texts).map(([name, value]): [string, z.ZodType] => {
    const at = path ? `${path}.${name}` : name;
    if (typeof value !== 'string') return [name, buildSchema(value, at).optional()];
    return [name, (REMOVABLE.includes(at) ? z.union([z.literal(''), text]) : text).optional()];
  });
  return z.strictObject(Object.fromEntries(fields));
}
