import { z } from 'zod';
import { definitionSchema } from '@/lib/examples/definition';
import { frontmatterSchema } from '@/lib/source/frontmatter';
import { metaSchema, navSchema } from '@/lib/source/meta';
import { searchWordsSchema } from '@/lib/source/search-words';

const SCHEMAS = { frontmatter: frontmatterSchema, meta: metaSchema, nav: navSchema, search: searchWordsSchema, example: definitionSchema };

/** Renders JSON schemas for editors, by file name, from the validators. Leaves out rules that JSON Schema cannot express. */
export function renderEditorSchemas(): Map<string, string> {
  return new Map(
    Object.entries(SCHEMAS).map(([name, schema]) => {
      const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-7' });
      return [`${name}.schema.json`, `${JSON.stringify(json, null, 2)}\n`];
    }),
  );
}
