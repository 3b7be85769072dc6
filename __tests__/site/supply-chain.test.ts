import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@/lib/node/settings.mjs';
import { describeLicenseError, findUnpinnedActions, type Lock, listLockErrors } from '../support/supply-chain';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const LOCKS = execFileSync('git', ['ls-files', '*package-lock.json'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');

describe.each(LOCKS)('%s', (file) => {
  const { errors, withoutHash } = listLockErrors(JSON.parse(read(file)));

  test('has a hash for every package of every platform, and no registry', () => {
    expect(errors).toEqual([]);
    expect(withoutHash.map(({ name, version }) => `${name}@${version} has no integrity hash`)).toEqual([]);
  });

  test('has only packages under licenses of the list', () => {
    const { packages }: Lock = JSON.parse(read(file));
    expect(Object.entries(packages).flatMap(([place, entry]) => describeLicenseError(place, entry) ?? [])).toEqual([]);
  });
});

test('workflows pin every action by the hash of a commit', () => {
  const folder = path.join(ROOT, '.github/workflows');
  const files = readdirSync(folder).map((name) => `.github/workflows/${name}`);
  expect(files.flatMap((file) => findUnpinnedActions(read(file)).map((action) => `${file}: ${action} is not pinned by a commit`))).toEqual(
    [],
  );
});

test('the bill of materials has every package, and nothing that differs from run to run', () => {
  const npm = process.env.npm_execpath ?? execFileSync('which', ['npm'], { encoding: 'utf8' }).trim();
  const env = { ...process.env, npm_execpath: npm };
  const options = { cwd: ROOT, env, encoding: 'utf8', maxBuffer: 2 ** 26, stdio: 'pipe' } as const;
  const [first, second] = [1, 2].map(() => execFileSync(process.execPath, ['lib/cli/sbom.mjs'], options));
  expect(first).toBe(second);
  const { metadata, components, serialNumber } = JSON.parse(first ?? '');
  const { packages } = JSON.parse(read('package-lock.json'));
  const listed = new Set(components.map(({ name, version }: { name: string; version: string }) => `${name}@${version}`));
  const missing = Object.entries<{ name?: string; version: string }>(packages).filter(([place, { name, version }]) => {
    // A package with an alias is listed under one of its names.
    const names = [place.replace(/^.*node_modules\//, ''), name];
    return place !== '' && !names.some((each) => listed.has(`${each}@${version}`));
  });
  expect(missing).toEqual([]);
  expect(metadata.component.name).toBe('rslib-docs');
  expect(serialNumber).toMatch(/^urn:uuid:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
});

describe('the checks find', () => {
  const entry = { version: '1.0.0', integrity: `sha512-${'a'.repeat(86)}==`, license: 'MIT' };

  test.each([
    [{ ...entry, integrity: undefined }, [], 1],
    [{ ...entry, integrity: 'sha1-abc=' }, ['a: "sha1-abc=" is no SHA-512 hash'], 0],
    [{ ...entry, resolved: 'https://registry.example/a.tgz' }, ['a: names a registry, "https://registry.example/a.tgz"'], 0],
    [{ ...entry, link: true, integrity: undefined }, [], 0],
    [entry, [], 0],
  ])('%j', (found, errors, count) => {
    const result = listLockErrors({ packages: { '': { version: '0.0.0' }, 'node_modules/a': found } });
    expect([result.errors, result.withoutHash.length]).toEqual([errors, count]);
  });

  test.each([
    ['MIT', undefined],
    ['(MIT OR GPL-3.0)', undefined],
    ['MIT AND GPL-3.0', 'b has the license "MIT AND GPL-3.0", which is not in the list of __tests__/support/supply-chain.ts'],
    ['GPL-3.0', 'b has the license "GPL-3.0", which is not in the list of __tests__/support/supply-chain.ts'],
    ['SEE LICENSE IN x', 'b has the license "SEE LICENSE IN x", which is not in the list of __tests__/support/supply-chain.ts'],
    [undefined, 'b has no license'],
  ])('license %s', (license, error) => {
    expect(describeLicenseError('node_modules/a/node_modules/b', { ...entry, license })).toBe(error);
  });

  test('actions', () => {
    const hash = '0123456789abcdef0123456789abcdef01234567';
    const text = `steps:
  - uses: actions/checkout@${hash} # v5
  - uses: ./local
  - uses: "actions/setup-node@v5"
    uses: owner/action@${hash.slice(1)}
  - { uses: owner/other }
  - uses: docker://alpine:3
  # uses: not/this@v1`;
    expect(findUnpinnedActions(text)).toEqual([
      'actions/setup-node@v5',
      `owner/action@${hash.slice(1)}`,
      'owner/other',
      'docker://alpine:3',
    ]);
  });
});
