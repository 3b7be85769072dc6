import { spawnSync } from 'node:child_process';
import { runAndRead } from '@/lib/node/run-program.mjs';
import { ROOT } from '@/lib/node/settings.mjs';

const LOADER = './lib/node/run-typescript.mjs';

/** Runs a program of `lib/cli`, as its npm script does. Returns its exit code and what it prints. */
export function runCli(script: string, args: readonly string[] = [], env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', LOADER, `lib/cli/${script}`, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** The same for a program that sends requests to a server of the test. `first` is a module that is imported before the program. */
export async function startCli(
  script: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
  first: string = LOADER,
): Promise<{ code: number; output: string }> {
  const parameters = ['--import', first, '--import', LOADER, `lib/cli/${script}`, ...args];
  const { code, output } = await runAndRead(process.execPath, parameters, { env, write: () => undefined });
  return { code, output };
}
