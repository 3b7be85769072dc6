import { availableParallelism } from 'node:os';
import { type BuildOutcome, buildRun } from '@/lib/examples/build-run';
import { diffLines } from '@/lib/examples/diff';
import { type PlannedRun, planRuns } from '@/lib/examples/plan-runs';
import { buildRunKey, resultCache } from '@/lib/examples/result-cache';
import { type RunResult, readSnapshot, renderSnapshot, type Snapshot, writeSnapshot } from '@/lib/examples/snapshot';
import type { Toolchain } from '@/lib/examples/toolchain';
import type { Example } from '@/lib/examples/types';
import { getErrorMessage } from '@/lib/site/error-message';

/** Result of verifying one example. */
export interface Verdict {
  readonly id: string;
  readonly passed: boolean;
  readonly fromCache: boolean;
  readonly updated: boolean;
  /** Failed checks and the diff, ready to print; empty if the example passed. */
  readonly report: string;
  /** Failed checks without the diff. */
  readonly failures: readonly string[];
  /** The new build. */
  readonly built: Snapshot;
}

export interface VerifyOptions {
  readonly root: string;
  readonly findToolchain: (name: string) => Toolchain;
  readonly update: boolean;
  readonly useCache: boolean;
  /** Number of parallel builds. Each one already uses more than one core. */
  readonly lanes: number;
  readonly onVerdict: (verdict: Verdict) => void;
}

/** One build more than there are cores, because builds also wait for files and child processes. Each may use 300 MB. */
export const BUILD_LANES = Math.min(availableParallelism() + 1, 8);

/** Builds all examples, up to `lanes` at a time, and compares each with its snapshot. */
export async function verifyExamples(examples: readonly Example[], options: VerifyOptions): Promise<Verdict[]> {
  const jobs = examples.map((example) => ({ example, runs: planRuns(example), outcomes: new Map<PlannedRun, Outcome>() }));
  const queue = jobs.flatMap((job) => job.runs.map((run) => ({ run, ...job })));
  const verdicts: Verdict[] = [];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { example, run, runs, outcomes } = next;
      outcomes.set(run, await buildOrRecall(run, options));
      if (outcomes.size < runs.length) continue;
      const verdict = judge(
        example,
        runs.flatMap((each) => outcomes.get(each) ?? []),
        options,
      );
      verdicts.push(verdict);
      options.onVerdict(verdict);
    }
  };
  await Promise.all(Array.from({ length: options.lanes }, work));
  return verdicts;
}

type Outcome = BuildOutcome & { readonly cached: boolean };

async function buildOrRecall(run: PlannedRun, { findToolchain, useCache }: VerifyOptions): Promise<Outcome> {
  const toolchain = findToolchain(run.example.definition.toolchain);
  const key = buildRunKey(run, toolchain);
  const known = useCache ? resultCache.read(key) : undefined;
  if (known) return { result: known, failures: [], cached: true };
  try {
    const outcome = await buildRun(run, toolchain.dir);
    if (useCache && outcome.failures.length === 0) resultCache.write(key, outcome.result);
    return { ...outcome, cached: false };
  } catch (error) {
    const result: RunResult = { name: run.name, steps: [], files: {}, shown: {} };
    return { result, failures: [getErrorMessage(error)], cached: false };
  }
}

/** Judges the builds of an example. `outcomes` are in the order of the runs. */
function judge(example: Example, outcomes: readonly Outcome[], { root, update }: VerifyOptions): Verdict {
  const built = { inputs: example.hash, runs: outcomes.map(({ result }) => result) };
  const failures = outcomes.flatMap(({ result, failures: own }) =>
    own.map((failure) => `      ${result.name ? `${result.name}: ` : ''}${failure}`),
  );
  const verdict = { id: example.id, fromCache: outcomes.every(({ cached }) => cached), updated: false, failures, built };
  const before = readSnapshot(root, example.id);
  const diff = diffLines(`${example.id}/snapshot.json`, before ? renderSnapshot(before) : [], renderSnapshot(built));
  if (update && failures.length === 0) {
    const updated = diff !== '' || before?.inputs !== example.hash;
    if (updated) writeSnapshot(root, example.id, built);
    return { ...verdict, passed: true, updated, report: '' };
  }
  const stale =
    diff === '' && before?.inputs !== example.hash
      ? '      Its files changed, but its result did not. Run npm run examples -- --update to record the change.'
      : '';
  const report = [...failures, stale, diff].filter(Boolean).join('\n');
  return { ...verdict, passed: report === '', report };
}
