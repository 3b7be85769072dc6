import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { listFiles } from '@/lib/node/files';
import { ROOT } from '@/lib/node/settings.mjs';
import { cloneBare, copyUncommitted, linkPackages } from '../support/checkout';
import { git } from '../support/repository';
import { createFolder } from '../support/temporary-folder';

/** A typical name of a second download. Brackets have a meaning in patterns, which must not apply to the path of a clone. */
const NAME = "it's rslib-docs [new] (1)";
const PATIENCE = 300_000;

function listTests(folder: string): string[] {
  const script = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--listTests'];
  const { status, stdout, stderr } = spawnSync(process.execPath, script, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((file) => path.relative(folder, file))
    .sort();
}

test(
  'a clone finds all unit tests in any folder',
  () => {
    const folder = createFolder();
    const [origin, clone] = [path.join(folder, 'origin.git'), path.join(folder, NAME)];
    cloneBare(origin);
    git(folder, 'clone', '--quiet', '--no-checkout', origin, NAME);
    // The content has thousands of files, and no tests.
    git(clone, 'checkout', '--quiet', 'HEAD', '--', '.', ':!content');
    linkPackages(clone);
    copyUncommitted(clone);
    // The emulators of hosts in `e2e` have tests of their own.
    const own = listFiles(path.join(ROOT, '__tests__')).filter((file) => !file.startsWith('e2e') && /\.test\.tsx?$/.test(file));
    expect(own.length).toBeGreaterThan(300);
    expect(listTests(clone)).toEqual(own.map((file) => path.join('__tests__', file)).sort());
  },
  PATIENCE,
);
