import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { type BuildOutcome, buildRun } from '@/lib/examples/build-run';
import type { Definition } from '@/lib/examples/definition';
import { diffLines } from '@/lib/examples/diff';
import { TOOLCHAINS } from '@/lib/examples/paths';
import { type PlannedRun, planRuns } from '@/lib/examples/plan-runs';
import {
  createSnapshot,
  getSnapshotFile,
  isUnedited,
  parseSnapshot,
  type RunResult,
  renderSnapshot,
  type Snapshot,
} from '@/lib/examples/snapshot';
import type { Toolchain } from '@/lib/examples/toolchain';
import type { Example } from '@/lib/examples/types';
import { createJsonCache } from '@/lib/node/disk-cache';
import { readText, replaceFile } from '@/lib/node/files';
import { ROOT } from '@/lib/node/settings.mjs';
import { getErrorMessage } from '@/lib/site/error-message';
import { hashValue } from '@/lib/site/hash-value';

/** The result of comparing an example with its snapshot. */
export interface Verdict {
  readonly id: string;
  readonly fromCache: boolean;
  readonly updated: boolean;
  /** Failed checks and the diff, ready to print; empty if it passed, or if its snapshot has been updated. */
  readonly report: string;
  /** Failed checks without the diff. */
  readonly failures: readonly string[];
  readonly built: Snapshot;
}

/** How to build and compare examples. */
export interface VerifyOptions {
  readonly root: string;
  readonly findToolchain: (name: string) => Toolchain;
  readonly update: boolean;
  readonly useCache: boolean;
  readonly onVerdict: (verdict: Verdict) => void;
}

/** Parallel builds: one more than cores, because builds also wait for files and child processes. Each may use 300 MB. */
const CONCURRENCY = Math.min(availableParallelism() + 1, 8);

/** Returns whether an example is built by this version of Node.js. */
export function isForNode({ definition }: Example): boolean {
  return definition.node === undefined || process.versions.node.startsWith(`${definition.node}.`);
}

/** Builds all examples for this version of Node.js, some of them at a time, and compares each with its snapshot. */
export async function verifyExamples(examples: readonly Example[], options: VerifyOptions): Promise<Verdict[]> {
  const jobs = examples
    .filter(isForNode)
    .map((example) => ({ example, runs: planRuns(example), outcomes: new Map<PlannedRun, Outcome>() }));
  const queue = jobs.flatMap((job) => job.runs.map((run) => ({ run, ...job })));
  const verdicts: Verdict[] = [];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { example, run, runs, outcomes } = next;
      outcomes.set(run, await buildOrReadCached(run, options));
      if (outcomes.size < runs.length) continue;
      const ordered = runs.flatMap((planned) => outcomes.get(planned) ?? []);
      const verdict = compareWithSnapshot(example, ordered, options);
      verdicts.push(verdict);
      options.onVerdict(verdict);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return verdicts;
}

type Outcome = BuildOutcome & { readonly cached: boolean };

async function buildOrReadCached(run: PlannedRun, { findToolchain, useCache }: VerifyOptions): Promise<Outcome> {
  const toolchain = findToolchain(run.example.definition.toolchain);
  const key = buildRunKey(run, toolchain);
  const cached = useCache ? resultCache.read(key) : undefined;
  if (cached) return { result: cached, failures: [], cached: true };
  try {
    const outcome = await buildRun(run, toolchain.dir);
    if (useCache && outcome.failures.length === 0) resultCache.write(key, outcome.result);
    return { ...outcome, cached: false };
  } catch (error) {
    const result: RunResult = { name: run.name, steps: [], files: {}, shown: {} };
    return { result, failures: [getErrorMessage(error)], cached: false };
  }
}

/** Compares the builds of an example with its snapshot. `outcomes` are in the order of the runs. */
function compareWithSnapshot(example: Example, outcomes: readonly Outcome[], { root, update }: VerifyOptions): Verdict {
  const built = createSnapshot(
    example.hash,
    outcomes.map(({ result }) => result),
  );
  const failures = outcomes.flatMap(({ result, failures: runFailures }) =>
    runFailures.map((failure) => `      ${result.name ? `${result.name}: ` : ''}${failure}`),
  );
  const before = findSnapshot(root, example.id);
  const diff = diffLines(`${example.id}/snapshot.json`, before ? renderSnapshot(before) : [], renderSnapshot(built));
  const isOutdated = diff !== '' || before?.inputs !== built.inputs || before.outputs !== built.outputs;
  const updated = update && isOutdated && failures.length === 0;
  if (updated) writeSnapshot(root, example.id, built);
  const change = diff ? 'To accept the output' : 'Its files changed, but its output did not. To record that';
  // An example that fails cannot be recorded.
  const hint = isOutdated && failures.length === 0 ? `      ${change}: npm run examples -- --update --filter=${example.id}` : '';
  const report = updated ? '' : [...failures, diff, hint].filter(Boolean).join('\n');
  return { id: example.id, fromCache: outcomes.every(({ cached }) => cached), updated, report, failures, built };
}

/** Caches builds that passed their checks, by `buildRunKey`. */
const resultCache = createJsonCache<RunResult>('examples');

/** Returns a hash of all inputs of a build: the runner, the toolchain, the Node.js major version and the example. */
function buildRunKey({ example, name }: PlannedRun, toolchain: Toolchain): string {
  const node = process.versions.node.split('.')[0];
  return hashValue([RUNNER_VERSION, toolchain.hash, node, example.id, example.hash, name].join('\n')).slice(0, 32);
}

/** Modules and scripts that affect results. All others only compare and print. */
export const RUNNER_FILES: readonly string[] = [
  ...['build-run', 'collect-outputs', 'normalize', 'plan-runs', 'run-checks', 'run-command', 'shown-names'].map(
    (name) => `lib/examples/${name}.ts`,
  ),
  'lib/examples/toolchain/default/measure-output.mjs',
  'lib/node/files.ts',
  'lib/site/explorer-names.ts',
];

const RUNNER_VERSION = hashValue(RUNNER_FILES.map((file) => readFileSync(path.join(ROOT, file), 'utf8')).join(''));

/** Reads the committed result of an example to compare or replace it; undefined if there is none, or if the file is not a valid snapshot. */
function findSnapshot(root: string, id: string): Snapshot | undefined {
  const text = readText(getSnapshotFile(root, id));
  return text === undefined ? undefined : parseSnapshot(text);
}

export function writeSnapshot(root: string, id: string, snapshot: Snapshot): void {
  replaceFile(getSnapshotFile(root, id), `${JSON.stringify(snapshot, null, 2)}\n`);
}

/** Each run rebuilds one in this many unchanged examples on pages. */
const SHARE = 6;

/**
 * Selects the examples that a run of the test suite builds: those that changed since they were recorded, those whose record was edited, and
 * of the other examples on pages a share that depends on `seed` (the commit), since an unchanged example can only differ on another machine.
 * Leaves out unchanged ones that only prove a sentence. Examples of a toolchain other than the default are selected together, one toolchain
 * at a time, so that a run installs few packages. If a version changed or there is no seed, the caller builds all examples.
 */
export function selectExamples(examples: readonly Example[], root: string, seed: string): Example[] {
  const turn = toTurn(seed);
  return examples.filter(({ id, definition, hash }) => {
    const snapshot = findSnapshot(root, id);
    if (snapshot?.inputs !== hash || !isUnedited(snapshot)) return true;
    if (definition.proves && !hasParts(definition)) return false;
    return definition.toolchain === 'default' ? toTurn(`${id} ${seed}`) === 0 : TOOLCHAINS.indexOf(definition.toolchain) % SHARE === turn;
  });
}

/** Returns whether an example names parts for a page to show. */
function hasParts({ input, output, log }: Definition): boolean {
  return log || input.length + output.length > 0;
}

function toTurn(text: string): number {
  return Number.parseInt(hashValue(text).slice(0, 8), 16) % SHARE;
}
