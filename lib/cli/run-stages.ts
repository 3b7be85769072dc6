import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { createStageOutputs } from '@/lib/cli/stage-output';
import { type Counts, countStage, formatTotal, JEST_REPORT, RESULTS, readJestCounts } from '@/lib/cli/test-results';
import { type RunOptions, runNpm } from '@/lib/node/run-program.mjs';
import { InterruptedError, onSignal } from '@/lib/node/signals.mjs';
import { formatDuration } from '@/lib/node/terminal.mjs';

/** Number of browser tests that run at a time, each of which keeps a core busy. */
export const BROWSER_TESTS_AT_ONCE = 2;

export interface Stage {
  readonly name: string;
  /** Resolves to an exit code. `write` is set if other stages run at the same time. */
  readonly run: (options: Pick<RunOptions, 'write'>) => Promise<number>;
  readonly count?: () => Counts | undefined;
  /** Stages that must pass before this one can run. */
  readonly needs?: readonly string[];
}

/** A part of the run. Its lanes run in parallel, the stages of a lane one after the other. */
export type Lanes = readonly (readonly Stage[])[];

/** Creates a stage that runs a script of `package.json`. */
export function npmStage(name: string, script: string, ...args: string[]): Stage {
  return { name, run: (options) => runNpm(['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])], options) };
}

/** Creates a stage of unit tests. */
export function jestStage(name: string, ...args: string[]): Stage {
  const stage = npmStage(name, 'test:unit', ...args, '--json', `--outputFile=${JEST_REPORT}`);
  return { ...stage, count: () => readJestCounts(JEST_REPORT) };
}

/** On two cores, the lanes below leave none for the threads of the type checker, each of which checks some shared types again. */
const CHECKER_FLAGS = availableParallelism() > 2 ? [] : ['--singleThreaded'];

/** The checks that need neither a build nor a browser. */
export const CHECKS: Lanes = [
  [npmStage('types', 'typecheck', ...CHECKER_FLAGS), npmStage('lint', 'lint')],
  [npmStage('content', 'check:content')],
];

export function clearResults(): void {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
}

/**
 * Runs the stages of all parts in sequence, even after one has failed, and resolves to an exit code. The last line of the output is the total:
 * `12 passed, 0 failed`. If a signal ends the running stages, throws an `InterruptedError` without starting others.
 */
export async function runStages(parts: readonly Lanes[], show = (text: string) => void process.stdout.write(text)): Promise<number> {
  const passed: string[] = [];
  const failed: string[] = [];
  const sums: Counts[] = [];
  let interruption: NodeJS.Signals | undefined;
  // The running programs also get the signal.
  const stopListening = onSignal((signal) => {
    interruption ??= signal;
  });

  const runStage = async ({ name, run, count, needs = [] }: Stage, print: (text: string) => void, isAlone: boolean) => {
    print(`\n==> ${name}\n`);
    const started = Date.now();
    const missing = needs.filter((need) => !passed.includes(need));
    const code = missing.length > 0 ? 1 : await run(isAlone ? {} : { write: print });
    if (interruption) {
      print(`    ${name}: interrupted after ${formatDuration(Date.now() - started)}\n`);
      return;
    }
    const sum = countStage(code, missing.length > 0 ? undefined : count?.());
    (sum.failed > 0 ? failed : passed).push(name);
    sums.push(sum);
    const outcome = missing.length > 0 ? `skipped, because it needs: ${missing.join(', ')}` : sum.failed > 0 ? 'failed' : 'passed';
    print(`    ${name}: ${outcome} in ${formatDuration(Date.now() - started)}\n`);
  };

  for (const lanes of parts) {
    if (interruption) break;
    const isAlone = lanes.length === 1;
    if (!isAlone) show(`\n==> At the same time: ${describeLanes(lanes)}\n`);
    const open = createStageOutputs(show);
    const runLane = async (lane: readonly Stage[]) => {
      for (const stage of lane) {
        if (interruption) return;
        const { write, end } = open();
        await runStage(stage, write, isAlone);
        end();
      }
    };
    await Promise.all(lanes.map(runLane));
  }
  stopListening();
  if (interruption) throw new InterruptedError(interruption, `Interrupted by ${interruption}: not all checks have run.`);
  if (failed.length > 0) show(`\nFailed: ${failed.join(', ')}\n`);
  show(`\n${formatTotal(sums)}\n`);
  return failed.length > 0 ? 1 : 0;
}

function describeLanes(lanes: Lanes): string {
  return lanes.map((lane) => lane.map(({ name }) => name).join(', then ')).join(' | ');
}
