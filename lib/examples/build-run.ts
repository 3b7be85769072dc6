import { rmSync } from 'node:fs';
import path from 'node:path';
import { collectOutputs, maskUnstable, readOutput } from '@/lib/examples/collect-outputs';
import { normalizeLog } from '@/lib/examples/normalize';
import type { PlannedRun } from '@/lib/examples/plan-runs';
import { runChecks } from '@/lib/examples/run-checks';
import { type CommandResult, runCommand } from '@/lib/examples/run-command';
import { splitShownName } from '@/lib/examples/shown-names';
import type { RunResult } from '@/lib/examples/snapshot';
import type { Example, Measured } from '@/lib/examples/types';
import { writeFileWithFolders } from '@/lib/node/files';

/** Time limit for one step: only a step that hangs reaches it, also on a busy machine. */
export const STEP_LIMIT_MS = 900_000;

/** The result of a build, and failures that do not depend on the snapshot. */
export interface BuildOutcome {
  readonly result: RunResult;
  readonly failures: readonly string[];
}

/**
 * Builds an example with the real tool in a folder of its own, also while another process builds it. The folder is at a fixed depth below the
 * packages of the toolchain, since module ids depend on that depth.
 */
export async function buildRun({ example, name, values, steps }: PlannedRun, toolchainDir: string): Promise<BuildOutcome> {
  const { definition, files } = example;
  const workName = [example.id.replace('/', '~'), name, process.pid].filter(Boolean).join('~');
  const folder = path.join(toolchainDir, '.work', workName);
  const logFile = `${folder}.log`;
  const bin = path.join(toolchainDir, 'node_modules/.bin');
  const run = (command: string): Promise<CommandResult> => runCommand(command, { cwd: folder, bin, logFile, limitMs: STEP_LIMIT_MS });
  const runStep = (command: string): Promise<CommandResult> => {
    // The key of the build cache does not include all flags, so a step could otherwise reuse results of the previous one.
    rmSync(path.join(folder, 'node_modules/.cache'), { recursive: true, force: true });
    return run(command);
  };
  const failures: string[] = [];
  const done: { run: string; exit: number; log: readonly string[] }[] = [];
  const logs: string[] = [];
  rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of files) writeFileWithFolders(path.join(folder, file), text);
  for (const step of steps) {
    const { exit, output, timedOut } = await runStep(step.run);
    const log = maskUnstable(normalizeLog(output, folder), definition.unstable);
    logs.push(log.join('\n'));
    done.push({ run: step.run, exit, log: definition.list ? [] : log });
    if (timedOut) failures.push(`"${step.run}" took longer than ${STEP_LIMIT_MS / 1000} s and was stopped.`);
    else if (exit !== step.exit) failures.push(`"${step.run}" exited with ${exit} instead of ${step.exit}:\n${indent(log)}`);
  }
  const written = collectOutputs(folder, new Set(files.keys()), definition);
  const shownFiles = definition.output.flatMap((shownName): [string, readonly string[]][] => {
    const { file, values: required } = splitShownName(shownName);
    if (!required.every((value) => values.includes(value))) return [];
    const text = readOutput(folder, file);
    // Some combinations of a matrix write fewer files, and those that the tool refuses none.
    const mayLack = definition.matrix && (required.length === 0 || steps.some(({ exit }) => exit !== 0));
    if (text === undefined && !mayLack) failures.push(`${file} is listed in "output", but the build did not write it.`);
    return text === undefined ? [] : [[file, text.replace(/\n$/, '').split('\n')]];
  });
  const shown = Object.fromEntries(shownFiles);
  failures.push(...(await runChecks(definition.checks, { folder, logs, run })));
  const measured = definition.measured ? await measureFile(Object.keys(shown), written, { folder, toolchainDir, run }) : undefined;
  // Last, because it changes the output.
  if (example.fix) failures.push(...(await applyFix(example.fix, steps, { folder, runStep })));
  rmSync(folder, { recursive: true, force: true });
  rmSync(logFile, { force: true });
  return { result: { name, steps: done, files: written, shown, ...(measured && { measured }) }, failures };
}

/** Applies the fix to the project and runs all steps again. Returns a line for each that still fails. */
async function applyFix(
  fix: NonNullable<Example['fix']>,
  steps: PlannedRun['steps'],
  { folder, runStep }: { folder: string; runStep: (command: string) => Promise<CommandResult> },
): Promise<string[]> {
  if (steps.every(({ exit }) => exit === 0)) return ['It has a fix, but no step fails.'];
  const failures: string[] = [];
  for (const [file, text] of fix.files) writeFileWithFolders(path.join(folder, file), text);
  for (const step of steps) {
    const command = step.exit === 0 ? step.run : (fix.run ?? step.run);
    const { exit, output } = await runStep(command);
    if (exit !== 0) failures.push(`With the fix, "${command}" exited with ${exit}:\n${indent(normalizeLog(output, folder))}`);
  }
  return failures;
}

function indent(lines: readonly string[]): string {
  return lines.map((line) => `        ${line}`).join('\n');
}

/**
 * Measures the JavaScript file of a build as the build of a consumer would leave it, with the minifier of the toolchain. Returns nothing
 * for several files, which consumers bundle, and for builds that differ from machine to machine.
 */
async function measureFile(
  files: readonly string[],
  written: RunResult['files'],
  { folder, toolchainDir, run }: { folder: string; toolchainDir: string; run: (command: string) => Promise<CommandResult> },
): Promise<Measured | undefined> {
  const [file, ...others] = files.filter((name) => /\.[cm]?js$/.test(name));
  if (!file || others.length > 0 || Object.values(written).includes(null)) return undefined;
  const { output } = await run(`node "${path.join(toolchainDir, 'measure-output.mjs')}" "${path.join(folder, file)}"`);
  const [, minified, gzip] = /^(\d+) (\d+)$/m.exec(output) ?? [];
  if (!gzip) throw new Error(`The output could not be measured:\n${output}`);
  return { minified: Number(minified), gzip: Number(gzip) };
}
