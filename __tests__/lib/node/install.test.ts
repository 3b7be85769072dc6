import { checkNodeVersion, isInstalled } from '@/lib/node/install.mjs';
import { createFolder } from '../../support/temporary-folder';

const lock = (packages: Record<string, unknown>) => JSON.stringify({ packages });
const WANTED = { '': {}, 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0', optional: true } };

test.each<[string, Record<string, unknown> | undefined, boolean]>([
  ['nothing', undefined, false],
  ['everything', { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0' } }, true],
  ['no optional package', { 'node_modules/a': { version: '1.0.0' } }, true],
  ['an older package', { 'node_modules/a': { version: '0.9.0' } }, false],
  ['a package less', { 'node_modules/b': { version: '2.0.0' } }, false],
])('with %s installed', (_, present, expected) => {
  const files = { 'package-lock.json': lock(WANTED), ...(present && { 'node_modules/.package-lock.json': lock(present) }) };
  expect(isInstalled(createFolder(files))).toBe(expected);
});

test.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('Node %s is supported', (version) => {
  expect(() => checkNodeVersion(version)).not.toThrow();
});

test.each(['20.18.3', '18.20.0'])('Node %s is too old', (version) => {
  expect(() => checkNodeVersion(version)).toThrow(`This project needs Node 20.19 or newer; this is ${version}.`);
});
