import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { renderEditorSchemas } from '@/lib/cli/editor-schemas';

const FOLDER = path.resolve('.vscode/schemas');

test('the schemas for editors agree with the validators (npm run schemas updates them)', () => {
  const files = new Map(readdirSync(FOLDER).map((name) => [name, readFileSync(path.join(FOLDER, name), 'utf8')]));
  expect(Object.fromEntries(files)).toEqual(Object.fromEntries(renderEditorSchemas()));
});

test('the settings refer to schemas that exist', () => {
  const settings = JSON.parse(readFileSync(path.resolve('.vscode/settings.json'), 'utf8')) as { 'json.schemas': { url: string }[] };
  const names = settings['json.schemas'].map(({ url }) => path.basename(url));
  expect(names.filter((name) => !renderEditorSchemas().has(name))).toEqual([]);
});

test.each([
  ['frontmatter', 'pageType', ['home', 'doc', 'custom', 'blank']],
  ['example', 'toolchain', expect.arrayContaining(['default'])],
])('%s: %s lists its values', (name, field, values) => {
  const schema = JSON.parse(renderEditorSchemas().get(`${name}.schema.json`) ?? '{}');
  expect(schema.properties[field].enum).toEqual(values);
  expect(schema.additionalProperties).toBe(false);
});
