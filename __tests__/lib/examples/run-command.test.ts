import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import path from 'node:path';
import { jest } from '@jest/globals';
import { createFolder } from '@/__tests__/support/temporary-folder';
import { runCommand, splitCommand } from '@/lib/examples/run-command';

let cwd: string;
const run = (command: string, limitMs = 60_000) => runCommand(command, { cwd, bin: cwd, logFile: path.join(cwd, 'log'), limitMs });

beforeEach(() => {
  cwd = createFolder();
});

test('splits a command into words and respects quotes', () => {
  expect(splitCommand(`node -e "a b" 'c d' e`)).toEqual(['node', '-e', 'a b', 'c d', 'e']);
});

test('returns the exit code, and both streams in the order they were written', async () => {
  const { exit, output } = await run(`node -e "console.log('one'); console.error('two'); console.log('three'); process.exit(3)"`);
  expect({ exit, output }).toEqual({ exit: 3, output: 'one\ntwo\nthree\n' });
});

test('does not inherit the environment of the caller', async () => {
  process.env.NODE_ENV_OF_CALLER = 'x';
  const { output } = await run(`node -p "[process.env.NODE_ENV_OF_CALLER, process.env.NODE_ENV, process.env.NO_COLOR].join()"`);
  expect(output).toBe(',,1\n');
});

test('the output does not depend on warnings of the Node.js version', async () => {
  expect((await run(`node -e "process.emitWarning('Old', 'DeprecationWarning'); console.error('own')"`)).output).toBe('own\n');
});

test.each([
  ['no-such-program', 127],
  ['./file', 126],
  ['node -e "process.abort()"', 134],
  [`node -e "process.kill(process.pid, 'SIGTERM')"`, 143],
])('%s ends with the exit code that shells report: %i', async (command, expected) => {
  writeFileSync(path.join(cwd, 'file'), '');
  expect((await run(command)).exit).toBe(expected);
});

test('child processes that a command leaves behind end with it', async () => {
  const server = createServer().listen(path.join(cwd, 'socket'));
  await once(server, 'listening');
  const connection = once(server, 'connection');
  // The connection closes when the child process ends.
  writeFileSync(
    path.join(cwd, 'helper.cjs'),
    "require('node:net').connect('socket', () => process.send('ready')); setTimeout(() => {}, 30_000)",
  );
  writeFileSync(path.join(cwd, 'main.cjs'), "require('node:child_process').fork('./helper.cjs').on('message', () => process.exit(0))");
  expect(await run('node main.cjs')).toMatchObject({ exit: 0 });
  const [helper]: Socket[] = await connection;
  await once(helper?.resume() ?? server, 'close');
  server.close();
});

describe('after the time limit', () => {
  const server = createServer();
  let helper: Socket | undefined;
  afterEach(() => {
    jest.useRealTimers();
    helper?.destroy();
    server.close();
  });

  test('kills the whole process group, including child processes', async () => {
    server.listen(path.join(cwd, 'socket'));
    await once(server, 'listening');
    // The connection closes when the child process ends.
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
