import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { readOutput } from '@/lib/examples/collect-outputs';
import type { Check } from '@/lib/examples/definition';
import { normalizeLog, normalizeText } from '@/lib/examples/normalize';
import type { CommandResult } from '@/lib/examples/run-command';

interface CheckContext {
  readonly folder: string;
  /** The normalized log of each step. */
  readonly logs: readonly string[];
  readonly run: (command: string) => Promise<CommandResult>;
}

/** Returns a message for each failed check, with the expected and the actual value. */
export async function runChecks(checks: readonly Check[], context: CheckContext): Promise<string[]> {
  const failures: string[] = [];
  for (const check of checks) {
    switch (check.kind) {
      case 'file':
        failures.push(...checkFile(check, context.folder));
        break;
      case 'absent':
        if (existsSync(path.join(context.folder, check.absent))) failures.push(`${check.absent} exists, but should not.`);
        break;
      case 'log':
        failures.push(...checkLog(check, context.logs));
        break;
      case 'run':
        failures.push(...(await checkRun(check, context)));
        break;
      default:
        check satisfies never;
    }
  }
  return failures;
}

function checkLog({ log, lacks = false, step }: Extract<Check, { kind: 'log' }>, logs: readonly string[]): string[] {
  const text = step === undefined ? logs.join('\n') : logs[step - 1];
  const name = step === undefined ? 'the log' : `the log of step ${step}`;
  return text?.includes(log) === lacks ? [`${name} ${lacks ? 'contains' : 'lacks'} "${log}".`] : [];
}

function checkFile({ file, startsWith, contains, lacks, executable }: Extract<Check, { kind: 'file' }>, folder: string): string[] {
  const text = readOutput(folder, file);
  if (text === undefined) return [`${file} was not written.`];
  const failures: string[] = [];
  if (startsWith !== undefined && !text.startsWith(startsWith)) failures.push(`${file} does not start with "${startsWith}".`);
  if (contains !== undefined && !text.includes(contains)) failures.push(`${file} does not contain "${contains}".`);
  if (lacks !== undefined && text.includes(lacks)) failures.push(`${file} contains "${lacks}", but should not.`);
  const isExecutable = (statSync(path.join(folder, file)).mode & 0o111) !== 0;
  if (executable !== undefined && isExecutable !== executable) failures.push(`${file} is ${isExecutable ? '' : 'not '}executable.`);
  return failures;
}

async function checkRun(
  { run, exit, stdout, stderr }: Extract<Check, { kind: 'run' }>,
  { folder, run: start }: CheckContext,
): Promise<string[]> {
  const { exit: found, output } = await start(run);
  const text = normalizeText(output, folder).trim();
  const log = normalizeLog(output, folder).join('\n');
  if (found !== exit) return [`"${run}" exited with ${found} instead of ${exit}:\n${indent(log)}`];
  if (stdout !== undefined && text !== stdout.trim()) return [`"${run}" printed:\n${indent(log)}\n      instead of:\n${indent(stdout)}`];
  if (stderr !== undefined && !log.includes(stderr)) return [`"${run}" did not print "${stderr}" but:\n${indent(log)}`];
  return [];
}

function indent(text: string): string {
  return text
    .trim()
    .split('\n')
    .map((line) => `        ${line}`)
    .join('\n');
}
