import path from 'node:path';
import { ROOT, readSettings } from '@/lib/node/settings.mjs';
import { runCli } from '../../support/run-cli';
import { createFolder, removeAfter } from '../../support/temporary-folder';

/** Loads a site configuration in a program of its own, because Jest has its own loader. Returns what it prints. */
function load(folder: string): string {
  removeAfter(readSettings({ DOCS_DIR: folder }).stateDir);
  return runCli('check-content.ts', [], { DOCS_DIR: folder }).stderr;
}

test.each<[string, string, RegExp]>([
  ['has a syntax error', 'export default {', /site\.config\.ts:\d+:\d+: ERROR: Expected identifier but found end of file/],
  ['throws an error', 'export default unknownName;', /^unknownName is not defined$/m],
  ['imports a file next to it', "import './other'; export default {};", /^A site configuration can import only packages, and modules of /m],
])('a configuration that %s is named, and not its copy', (_, source, expected) => {
  const folder = createFolder({ 'site.config.ts': source });
  const message = load(folder);
  expect(message).toMatch(expected);
  expect(message).toContain(`${path.join(folder, 'site.config.ts')} cannot be loaded:\n`);
  expect(message).not.toContain(path.join(readSettings({ DOCS_DIR: folder }).stateDir, 'site.config.ts'));
});

test('a folder that does not exist is not taken for a site without configuration', () => {
  expect(load('no-such-site').trim()).toBe(`There is no folder ${path.join(ROOT, 'no-such-site')}. Set DOCS_DIR to the folder of a site.`);
});
