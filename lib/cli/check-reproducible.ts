/**
 * `npm run check:reproducible`: checks that builds of the same inputs are identical. Compares the current build with one without caches
 * on a busy machine, and with one that reuses the rendered pages of the current one. `--uncached` says that the current build was made
 * without caches, so that only the second comparison is needed. Exits with code 1 if any file differs, and then keeps the other build in
 * `.docs`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { hashInputs, isCurrent } from '@/lib/cli/build-inputs';
import { getHostFolder } from '@/lib/export/host-files';
import { compareFolders } from '@/lib/node/compare-folders';
import { listFiles } from '@/lib/node/files';
import { readFlags } from '@/lib/node/read-flags.mjs';
import { requireSuccess, runScript } from '@/lib/node/run-program.mjs';
import { ROOT, readSettings } from '@/lib/node/settings.mjs';
import { printHeading } from '@/lib/node/terminal.mjs';

const settings = readSettings();
const { stateDir, outDir, outName } = settings;
const { uncached = false } = readFlags({ uncached: { type: 'boolean' } });
if (!uncached) {
  await build(['--if-changed']);
  await compareWith('build-without-caches', buildUnderLoad);
} else if (!isCurrent(settings, hashInputs(settings))) {
  throw new Error(`${outName}/ is not up to date, so it cannot be compared. Leave out --uncached, which expects it to be.`);
}
await compareWith('build-with-caches', (folder) => build([`--to=${folder}`]));
console.log(`\n${uncached ? 'Both' : 'All three'} builds produced the same ${listFiles(outDir).length} files.`);

/** Compares the current build with another one, which it deletes. Throws an error that lists the files that differ, and then keeps it. */
async function compareWith(name: string, buildInto: (folder: string) => Promise<void>): Promise<void> {
  const folder = path.join(stateDir, name);
  await buildInto(folder);
  if (!isCurrent(settings, hashInputs(settings)))
    throw new Error('Files changed during the build, so it cannot be compared. Run the check again.');
  const differences = [...compareFolders(outDir, folder), ...compareFolders(getHostFolder(outDir), getHostFolder(folder))];
  if (differences.length > 0) {
    const folders = `${outName} and ${path.relative(ROOT, folder)}`;
    throw new Error(
      `${differences.length} files differ between two builds of the same inputs (${folders}):\n  ${differences.join('\n  ')}`,
    );
  }
  for (const dir of [folder, getHostFolder(folder)]) rmSync(dir, { recursive: true });
}

async function buildUnderLoad(folder: string): Promise<void> {
  const cacheDir = mkdtempSync(path.join(tmpdir(), 'docs-cache-'));
  const threads = Array.from({ length: availableParallelism() }, () => new Worker('for (;;);', { eval: true }));
  printHeading(`Building again with ${threads.length} busy threads and without caches`);
  try {
    await build([`--to=${folder}`], { DOCS_CACHE_DIR: cacheDir, BUNDLER_CACHE: 'none' });
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
    rmSync(cacheDir, { recursive: true, force: true });
  }
}

async function build(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<void> {
  const code = await runScript('lib/cli/build.ts', args, { env });
  requireSuccess(code, `Two builds cannot be compared, because lib/cli/build.ts failed with exit code ${code}.`);
}
