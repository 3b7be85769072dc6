import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PlannedRun } from '@/lib/examples/plan-runs';
import type { Toolchain } from '@/lib/examples/toolchain';
import type { RunResult } from '@/lib/examples/types';
import { ROOT } from '@/lib/node/settings.mjs';

const FOLDER = path.join(ROOT, 'node_modules/.cache/rslib-docs/examples');

/** Hash of all that decides about a build: the runner, the toolchain, Node and the example. */
export function buildRunKey({ example, name }: PlannedRun, toolchain: Toolchain): string {
  const node = process.versions.node.split('.')[0];
  return createHash('sha256')
    .update([readRunnerVersion(), toolchain.hash, node, example.id, example.hash, name].join('\n'))
    .digest('hex')
    .slice(0, 32);
}

/** A build that passed its checks before, or nothing. */
export function readCached(key: string): RunResult | undefined {
  try {
    return JSON.parse(readFileSync(path.join(FOLDER, `${key}.json`), 'utf8')) as RunResult;
  } catch {
    return undefined;
  }
}

export function writeCached(key: string, result: RunResult): void {
  mkdirSync(FOLDER, { recursive: true });
  const draft = path.join(FOLDER, `${key}.${process.pid}`);
  writeFileSync(draft, JSON.stringify(result));
  renameSync(draft, path.join(FOLDER, `${key}.json`));
}

/** Files that decide about a result; the others only compare and print. */
const DECIDING = ['build-run', 'collect-outputs', 'normalize', 'plan-runs', 'run-checks', 'run-command'];

let version: string | undefined;

function readRunnerVersion(): string {
  if (version) return version;
  const folder = path.join(ROOT, 'lib/examples');
  const hash = createHash('sha256');
  for (const name of DECIDING) hash.update(readFileSync(path.join(folder, `${name}.ts`)));
  version = hash.digest('hex');
  return version;
}
