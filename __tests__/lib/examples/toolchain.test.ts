import { readdirSync, symlinkSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { TOOLCHAINS } from '@/lib/examples/paths';
import { installToolchain, readToolchain } from '@/lib/examples/toolchain';
import { createFolder } from '../../support/temporary-folder';

describe('toolchains', () => {
  test.each(TOOLCHAINS)('%s locks a version of each package', (name) => {
    const { versions } = readToolchain(name);
    expect(Object.entries(versions).filter(([, version]) => !/^\d+\.\d+\.\d+/.test(version))).toEqual([]);
  });

  test('the hash changes with a package that is not listed', () => {
    const read = (version: string) => {
      const lock = {
        packages: { '': { dependencies: { a: '1.0.0' } }, 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version } },
      };
      return readToolchain('x', createFolder({ 'x/package-lock.json': JSON.stringify(lock) }));
    };
    const [first, second] = [read('1.0.0'), read('1.0.1')];
    expect(first.versions).toEqual(second.versions);
    expect(first.hash).not.toBe(second.hash);
  });

  test('build folders of an interrupted run are removed, those of a parallel run are not', async () => {
    const root = createFolder({
      'x/package-lock.json': '{ "packages": { "": {} } }',
      'x/node_modules/.package-lock.json': '{ "packages": {} }',
      'x/.work/old/a.js': '',
      'x/.work/new/a.js': '',
    });
    const hoursAgo = Date.now() / 1000 - 2 * 60 * 60;
    utimesSync(path.join(root, 'x/.work/old'), hoursAgo, hoursAgo);
    await installToolchain(readToolchain('x', root));
    expect(readdirSync(path.join(root, 'x/.work'))).toEqual(['new']);
  });

  test('a build folder that a parallel run removes at the same time is no error', async () => {
    const root = createFolder({
      'x/package-lock.json': '{ "packages": { "": {} } }',
      'x/node_modules/.package-lock.json': '{ "packages": {} }',
      'x/.work/new/a.js': '',
    });
    // Listed, but without a target, like a folder that no longer exists.
    symlinkSync('../removed', path.join(root, 'x/.work/removed'));
    await installToolchain(readToolchain('x', root));
    expect(readdirSync(path.join(root, 'x/.work')).sort()).toEqual(['new', 'removed']);
  });

  test('the parts of Rslib are listed with the versions', () => {
    expect(Object.keys(readToolchain('tsup').versions)).toEqual(
      expect.arrayContaining(['@rsbuild/core', '@rspack/core', 'rsbuild-plugin-dts']),
    );
  });

  test('a toolchain without Rslib lists none of its parts', () => {
    expect(Object.keys(readToolchain('bundlers').versions).filter((name) => /rslib|rsbuild|rspack/.test(name))).toEqual([]);
  });
});
