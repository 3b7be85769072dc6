import { spawnSync } from 'node:child_process';
import { ROOT } from '@/lib/node/settings.mjs';

/** Runs a program of `lib/cli`, as its npm script does. Returns its exit code and what it prints. */
export function runCli(script: string, args: readonly string[] = [], env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', './lib/node/run-typescript.mjs', `lib/cli/${script}`, ...args],
    {
      cwd: ROOT,
      env: { ...process.env, ...env },
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
}
