import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getBundlerCache, hasBundlerCache, withBundlerCache } from '@/lib/cli/bundler-cache';
import { writeFileWithFolders } from '@/lib/node/files';
import { readSettings } from '@/lib/node/settings.mjs';
import { createFolder } from '../../support/temporary-folder';

/** A build that reports what it finds in its cache, and adds a name. */
function createBuild(name: string) {
  const folder = createFolder();
  const live = path.join(folder, '.next/cache');
  const file = path.join(live, 'turbopack/data');
  const build = async (site: string, key = '1', fail = false) => {
    let found = '';
    await withBundlerCache({ live, kept: path.join(folder, 'kept', site), key }, async () => {
      found = existsSync(file) ? readFileSync(file, 'utf8') : '';
      writeFileWithFolders(file, found + name);
      if (fail) throw new Error('no build');
    });
    return found;
  };
  return { build, live };
}

test('a build finds what the last build of its site left behind, and nothing from other sites', async () => {
  const { build } = createBuild('x');
  expect([await build('a'), await build('a'), await build('b'), await build('a'), await build('b')]).toEqual(['', 'x', '', 'xx', 'x']);
});

test('a cache for another setup is deleted', async () => {
  const { build } = createBuild('x');
  expect([await build('a', '1'), await build('a', '2'), await build('a', '1'), await build('a', '1')]).toEqual(['', '', '', 'x']);
});

test('a failed or interrupted build leaves no cache', async () => {
  const { build, live } = createBuild('x');
  await build('a');
  await expect(build('a', '1', true)).rejects.toThrow('no build');
  expect(existsSync(live)).toBe(true);
  expect(await build('a')).toBe('');
});

test('a site has a cache after its first build, for one setup', async () => {
  const folder = createFolder();
  const cache = { live: path.join(folder, 'live'), kept: path.join(folder, 'kept'), key: '1' };
  expect(hasBundlerCache(cache)).toBe(false);
  await withBundlerCache(cache, async () => {
    mkdirSync(cache.live);
  });
  expect(hasBundlerCache(cache)).toBe(true);
  expect(hasBundlerCache({ ...cache, key: '2' })).toBe(false);
});

test('a build without a cache keeps nothing', async () => {
  const folder = createFolder();
  const kept = path.join(folder, 'kept');
  await withBundlerCache({ live: path.join(folder, 'live'), kept, key: '1' }, async () => {});
  expect(existsSync(kept)).toBe(false);
});

test('sites and base paths have their own setups, and sites their own folders', () => {
  const [own, based, other] = [{}, { BASE_PATH: '/docs' }, { DOCS_DIR: '__tests__/fixtures/site' }].map((env) =>
    getBundlerCache(readSettings(env)),
  );
  expect(getBundlerCache(readSettings({}))).toEqual(own);
  expect(new Set([own, based, other].map((cache) => cache?.key)).size).toBe(3);
  expect(own?.kept).toBe(based?.kept);
  expect(other?.kept).not.toBe(own?.kept);
});
