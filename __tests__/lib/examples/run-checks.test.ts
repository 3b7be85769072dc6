import { chmodSync } from 'node:fs';
import path from 'node:path';
import type { Check } from '@/lib/examples/definition';
import { runChecks } from '@/lib/examples/run-checks';
import { runCommand } from '@/lib/examples/run-command';
import { createFolder } from '../../support/temporary-folder';

/** The failures of a check in a folder with an executable file, whose commands print `hello` with spaces around it. */
function run(check: Check): Promise<string[]> {
  const folder = createFolder({ 'dist/cli.js': '', 'dist/index.js': '' });
  chmodSync(path.join(folder, 'dist/cli.js'), 0o755);
  return runChecks([check], { folder, logs: [], run: async () => ({ exit: 0, output: ' hello\n', timedOut: false }) });
}

test.each([
  ['dist/cli.js', true, []],
  ['dist/cli.js', false, ['dist/cli.js is executable.']],
  ['dist/index.js', false, []],
  ['dist/index.js', undefined, []],
])('%s, executable: %s', async (file, executable, failures) => {
  expect(await run({ kind: 'file', file, executable })).toEqual(failures);
});

test.each([
  ['hello', []],
  ['hello\n', []],
  ['hell', ['"node a.js" printed:\n        hello\n      instead of:\n        hell']],
])('the output "hello" is compared with %j', async (stdout, failures) => {
  expect(await run({ kind: 'run', run: 'node a.js', exit: 0, stdout })).toEqual(failures);
});

test('an executable file is run in any folder, with the words of the command', async () => {
  const folder = path.join(createFolder({ 'my 文档/cli.js': '#!/usr/bin/env node\nconsole.log(process.argv.slice(2).join())' }), 'my 文档');
  chmodSync(path.join(folder, 'cli.js'), 0o755);
  const start = (command: string) => runCommand(command, { cwd: folder, bin: folder, logFile: path.join(folder, 'log'), limitMs: 60_000 });
  const check: Check = { kind: 'run', run: './cli.js "a b" c', exit: 0, stdout: 'a b,c' };
  expect(await runChecks([check], { folder, logs: [], run: start })).toEqual([]);
});
