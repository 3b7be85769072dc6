import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, readSettings } from '@/lib/node/settings.mjs';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** The npm scripts that a text tells its reader to run. */
const findScripts = (text: string) => [...text.matchAll(/\bnpm run (?:--silent )?([a-z][\w:-]*)/g)].map(([, name]) => name ?? '');

test.each([
  ['README.md', 'build'],
  ['CONTRIBUTING.md', 'upgrade:rslib'],
  ['DESIGN.md', 'check:reproducible'],
  ['netlify.toml', 'build'],
  ['.github/pull_request_template.md', 'test:quick'],
  ['.github/renovate.json', 'upgrade:rslib'],
])('%s names only scripts that exist, %s among them', (file, known) => {
  const named = findScripts(read(file));
  expect(named).toContain(known);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('the hosts publish the folder that a build writes', () => {
  const { outName } = readSettings({});
  expect(/^publish = "(.+)"$/m.exec(read('netlify.toml'))?.[1]).toBe(outName);
  expect(/upload-pages-artifact@.*\n\s+with:\n\s+path: (.+)$/m.exec(read('.github/workflows/deploy.yml'))?.[1]).toBe(outName);
});
