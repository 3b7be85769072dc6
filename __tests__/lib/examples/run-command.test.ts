import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runCommand, splitCommand } from '@/lib/examples/run-command';

let cwd: string;
const run = (command: string, limitMs = 20_000) => runCommand(command, { cwd, bin: cwd, logFile: path.join(cwd, 'log'), limitMs });

beforeEach(() => {
  cwd = mkdtempSync(path.join(tmpdir(), 'run-'));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

test('words and quotes of a command', () => {
  expect(splitCommand(`node -e "a b" 'c d' e`)).toEqual(['node', '-e', 'a b', 'c d', 'e']);
});

test('exit code, and both streams in the order of writing', async () => {
  const { exit, output } = await run(`node -e "console.log('one'); console.error('two'); console.log('three'); process.exit(3)"`);
  expect({ exit, output }).toEqual({ exit: 3, output: 'one\ntwo\nthree\n' });
});

test('the environment of the caller does not get in', async () => {
  process.env.NODE_ENV_OF_CALLER = 'x';
  const { output } = await run(`node -p "[process.env.NODE_ENV_OF_CALLER, process.env.NODE_ENV, process.env.NO_COLOR].join()"`);
  expect(output).toBe(',,1\n');
});

test('a program that does not exist is a failed command', async () => {
  expect((await run('no-such-program')).exit).toBe(126);
});

test('past its limit the whole process group ends, helpers included', async () => {
  const helper = "setTimeout(() => require('node:fs').writeFileSync('survived', ''), 1500)";
  const script = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(helper).replaceAll('"', '`')}]); setTimeout(() => {}, 60000)`;
  const { exit, timedOut } = await run(`node -e "${script}"`, 600);
  expect({ exit, timedOut }).toEqual({ exit: 137, timedOut: true });
  await wait(1800);
  expect(existsSync(path.join(cwd, 'survived'))).toBe(false);
});
