import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { runCommand, splitCommand } from '@/lib/examples/run-command';

let cwd: string;
const run = (command: string, limitMs = 60_000) => runCommand(command, { cwd, bin: cwd, logFile: path.join(cwd, 'log'), limitMs });

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
  // The helper lives as long as its connection.
  const server = createServer().listen(path.join(cwd, 'socket'));
  await once(server, 'listening');
  writeFileSync(path.join(cwd, 'helper.cjs'), "require('node:net').connect('socket')");
  writeFileSync(
    path.join(cwd, 'main.cjs'),
    "require('node:child_process').spawn(process.execPath, ['helper.cjs'], { stdio: 'inherit' }); setInterval(() => {}, 60000)",
  );
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  try {
    const connected = once(server, 'connection');
    const ended = run('node main.cjs', 600);
    const [helper]: Socket[] = await connected;
    const closed = helper ? once(helper.on('error', () => {}).resume(), 'close') : Promise.reject(new Error('no helper'));
    jest.advanceTimersByTime(600);
    const { exit, timedOut } = await ended;
    expect({ exit, timedOut }).toEqual({ exit: 137, timedOut: true });
    await closed;
  } finally {
    jest.useRealTimers();
    server.close();
  }
});
