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

describe('past its limit', () => {
  const server = createServer();
  let helper: Socket | undefined;
  afterEach(() => {
    jest.useRealTimers();
    helper?.destroy();
    server.close();
  });

  test('the whole process group ends, helpers included', async () => {
    server.listen(path.join(cwd, 'socket'));
    await once(server, 'listening');
    // The helper lives as long as its connection.
    writeFileSync(path.join(cwd, 'helper.cjs'), "require('node:net').connect('socket')");
    writeFileSync(
      path.join(cwd, 'main.cjs'),
      "require('node:child_process').spawn(process.execPath, ['helper.cjs'], { stdio: 'inherit' }); setInterval(() => {}, 60000)",
    );
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const connected = once(server, 'connection');
    const ended = run('node main.cjs', 600);
    [helper] = await connected;
    const closed = new Promise((resolve) =>
      helper
        ?.on('error', () => undefined)
        .once('close', resolve)
        .resume(),
    );
    jest.advanceTimersByTime(600);
    const { exit, timedOut } = await ended;
    expect({ exit, timedOut }).toEqual({ exit: 137, timedOut: true });
    await closed;
  });
});
