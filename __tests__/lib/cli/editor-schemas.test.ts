import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderEditorSchemas } from '@/lib/cli/editor-schemas';
import { readFolder } from '../../support/temporary-folder';

test('the schemas for editors agree with the validators (npm run schemas updates them)', () => {
  expect(readFolder('.vscode/schemas')).toEqual(Object.fromEntries(renderEditorSchemas()));
});

test('the settings use every schema that VS Code can apply, and CONTRIBUTING.md explains the others', () => {
  const settings = JSON.parse(readFileSync(path.resolve('.vscode/settings.json'), 'utf8')) as { 'json.schemas': { url: string }[] };
  const names = settings['json.schemas'].map(({ url }) => path.basename(url));
  expect(names.filter((name) => !renderEditorSchemas().has(name))).toEqual([]);
  // VS Code applies no schema to frontmatter.
  const others = [...renderEditorSchemas().keys()].filter((name) => !names.includes(name));
  expect(others).toEqual(['frontmatter.schema.json']);
  const [, section = ''] = /^## Editor\n(.+?)^## /ms.exec(readFileSync(path.resolve('CONTRIBUTING.md'), 'utf8')) ?? [];
  for (const name of others) expect(section).toContain(`\`${name}\``);
});

test('CONTRIBUTING.md names exactly the snippets', () => {
  const snippets = JSON.parse(readFileSync(path.resolve('.vscode/content.code-snippets'), 'utf8')) as Record<string, { prefix: string }>;
  const [, list = ''] = /has snippets for MDX: ([^.]+)\./.exec(readFileSync(path.resolve('CONTRIBUTING.md'), 'utf8')) ?? [];
  expect([...list.matchAll(/`([^`]+)`/g)].map(([, name]) => name)).toEqual(Object.values(snippets).map(({ prefix }) => prefix));
});

test.each([
  ['frontmatter', 'pageType', ['home', 'doc', 'custom', 'blank']],
  ['example', 'toolchain', expect.arrayContaining(['default'])],
])('%s: %s lists its values', (name, field, values) => {
  const schema = JSON.parse(renderEditorSchemas().get(`${name}.schema.json`) ?? '{}');
  expect(schema.properties[field].enum).toEqual(values);
  expect(schema.additionalProperties).toBe(false);
});
