import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { checkRoot, ROOT, readSettings } from '@/lib/node/settings.mjs';
import { createFolder } from '../../support/temporary-folder';

test('without variables, the site of the repository is built into out/', () => {
  expect(readSettings({})).toEqual({
    docsDir: ROOT,
    name: '',
    cacheName: '_own',
    outName: 'out',
    outDir: path.join(ROOT, 'out'),
    stagingDir: path.join(ROOT, '.docs/_own/staging'),
    stateDir: path.join(ROOT, '.docs/_own'),
    lockFile: path.join(ROOT, '.docs/build.lock'),
    basePath: '',
  });
});

test('DOCS_DIR has its own output folder, BASE_PATH is returned', () => {
  const settings = readSettings({ DOCS_DIR: '__tests__/fixtures/site/', BASE_PATH: '/docs/next' });
  expect(settings).toMatchObject({
    docsDir: path.join(ROOT, '__tests__/fixtures/site'),
    outName: 'out-site',
    cacheName: 'site',
    basePath: '/docs/next',
  });
});

test.each(['/.docs', '/v1.0', '/..a'])('the base path %j is valid', (basePath) => {
  expect(readSettings({ BASE_PATH: basePath }).basePath).toBe(basePath);
});

test.each(['docs', '/docs/', '/', '/a b', '//x', '/..', '/.', '/a/../b', '/docs/.'])('the base path %j is invalid', (basePath) => {
  expect(() => readSettings({ BASE_PATH: basePath })).toThrow(`BASE_PATH is "${basePath}": it must start with a slash`);
});

test('refuses a folder that the compilers cannot read', () => {
  expect(() => checkRoot()).not.toThrow();
  expect(() => checkRoot('/projects/C#/rslib-docs')).toThrow(
    'The repository is in /projects/C#/rslib-docs. The compilers cannot read a path with a "#": rename or move the folder, and run the command again.',
  );
  expect(() => checkRoot('/projects/docs?/rslib-docs')).toThrow('The compilers cannot read a path with a "?"');
});

test.each(['start-program', 'require-packages'])('a program that imports %s refuses such a folder first', (module) => {
  const root = path.join(createFolder({}), 'C#');
  cpSync(path.join(ROOT, 'lib/node'), path.join(root, 'lib/node'), { recursive: true });
  const { status, stderr } = spawnSync(process.execPath, [path.join(root, `lib/node/${module}.mjs`)], { encoding: 'utf8' });
  expect({ status, lines: stderr.trim().split('\n') }).toEqual({
    status: 1,
    lines: [expect.stringContaining(`The repository is in ${root}. `)],
  });
});
