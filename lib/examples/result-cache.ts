import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PlannedRun } from '@/lib/examples/plan-runs';
import type { RunResult } from '@/lib/examples/snapshot';
import type { Toolchain } from '@/lib/examples/toolchain';
import { createJsonCache } from '@/lib/node/disk-cache';
import { ROOT } from '@/lib/node/settings.mjs';
import { hashValue } from '@/lib/site/hash-value';

/** Caches builds that passed their checks, by `buildRunKey`. */
export const resultCache = createJsonCache<RunResult>('examples');

/** Returns a hash of all inputs of a build: the runner, the toolchain, the Node.js major version and the example. */
export function buildRunKey({ example, name }: PlannedRun, toolchain: Toolchain): string {
  const node = process.versions.node.split('.')[0];
  return hashValue([readRunnerVersion(), toolchain.hash, node, example.id, example.hash, name].join('\n')).slice(0, 32);
}

/** Modules that affect results. All others only compare and print. */
export const RUNNER_FILES: readonly string[] = [
  ...['build-run', 'collect-outputs', 'normalize', 'plan-runs', 'run-checks', 'run-command'].map((name) => `lib/examples/${name}.ts`),
  'lib/node/files.ts',
  'lib/site/explorer-names.ts',
];

let version: string | undefined;

function readRunnerVersion(): string {
  version ??= hashValue(RUNNER_FILES.map((file) => readFileSync(path.join(ROOT, file), 'utf8')).join(''));
  return version;
}
