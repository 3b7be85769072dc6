import { spawnSync } from 'node:child_process';
import { runAndRead } from '@/lib/node/run-program.mjs';
import { ROOT } from '@/lib/node/settings.mjs';

/** Arguments of Node for a program of `lib/cli`. `imports` are modules to import before it. */
const listArguments = (script: string, args: readonly string[], imports: readonly string[] = []) => [
  ...[...imports, './lib/node/run-typescript.mjs'].flatMap((file) => ['--import', file]),
  `lib/cli/${script}`,
  ...args,
];

/** Runs a program of `lib/cli`, as its npm script does. Returns its exit code and what it prints. */
export function runCli(script: string, args: readonly string[] = [], env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, listArguments(script, args), {
    cwd: ROOT,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** The same for a program that sends requests to a server of the test. */
export async function startCli(
  script: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
  imports: readonly string[] = [],
): Promise<{ code: number; output: string }> {
  const { code, output } = await runAndRead(process.execPath, listArguments(script, args, imports), { env, write: () => undefined });
  return { code, output };
}
