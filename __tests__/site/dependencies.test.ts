import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { ROOT } from '@/lib/node/settings.mjs';
import { readSourceModules } from './read-imports';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const manifest = JSON.parse(read('package.json'));
const declared: string[] = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.devDependencies)];

test('DESIGN.md gives a reason for every package and lists no others', () => {
  const section = /\n## Dependencies\n(.*?)\n## /s.exec(read('DESIGN.md'))?.[1] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) => [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? ''));
  expect(named.sort()).toEqual([...declared].sort());
});

/** The host emulator has its own dependencies. */
const SETS = ['', '__tests__/e2e/hosts/wrangler/'];

test.each(SETS)('versions are exact: %s', (folder) => {
  const { dependencies, devDependencies } = JSON.parse(read(`${folder}package.json`));
  const versions: string[] = Object.values({ ...dependencies, ...devDependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
});

test('every imported package is declared', () => {
  const isOwn = (target: string) => target.startsWith('@site-config') || /^(?:app|components|lib|styles|content)\//.test(target);
  const missing = readSourceModules().flatMap(({ file, imports }) =>
    imports
      .filter(({ target, typeOnly }) => !typeOnly && !isOwn(target) && !target.startsWith('node:') && !builtinModules.includes(target))
      .map(({ target }) =>
        target
          .split('/')
          .slice(0, target.startsWith('@') ? 2 : 1)
          .join('/'),
      )
      .filter((name) => !declared.includes(name))
      .map((name) => `${file} imports ${name}`),
  );
  expect(missing).toEqual([]);
});

test.each(SETS)('the lock file has the optional packages of all systems, which `npm ci` requires: %s', (folder) => {
  const { packages } = JSON.parse(read(`${folder}package-lock.json`));
  const isLocked = (parent: string, name: string): boolean => {
    if (packages[`${parent && `${parent}/`}node_modules/${name}`]) return true;
    return parent !== '' && isLocked(parent.slice(0, Math.max(parent.lastIndexOf('/node_modules/'), 0)), name);
  };
  const missing = Object.entries<{ optionalDependencies?: Record<string, string> }>(packages).flatMap(([parent, entry]) =>
    Object.keys(entry.optionalDependencies ?? {}).filter((name) => !isLocked(parent, name)),
  );
  expect(missing).toEqual([]);
});
