import { z } from 'zod';
import { en } from '@/lib/site/texts/en';
import type { OwnTexts } from '@/lib/site/texts/types';
import { TEXT_MAX, words } from '@/lib/site/validators';

/** Texts that may be empty, which removes the link that they label: those below a page. */
const REMOVABLE: readonly string[] = ['page.editOn', 'page.source', 'page.report'];

const text = words.max(TEXT_MAX, `must have at most ${TEXT_MAX} characters`);

/** Some of the interface texts, under the names of the English ones. */
export const ownTextsSchema = buildSchema(en, '') as z.ZodType<OwnTexts>;

function buildSchema(texts: object, path: string): z.ZodType {
  const fields = Object.entries(texts).map(([name, value]): [string, z.ZodType] => {
    const at = path ? `${path}.${name}` : name;
    if (typeof value !== 'string') return [name, buildSchema(value, at).optional()];
    return [name, (REMOVABLE.includes(at) ? z.union([z.literal(''), text]) : text).optional()];
  });
  return z.strictObject(Object.fromEntries(fields));
}
