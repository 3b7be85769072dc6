import { setTimeout } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { isProgramRunning, MEMORY_OPTIONS, requireSuccess, runAndRead, runProgram, throwIfInterrupted } from '@/lib/node/run-program.mjs';
import { InterruptedError } from '@/lib/node/signals.mjs';
import manifest from '../../../package.json' with { type: 'json' };

test('a build that npm starts has the same options', () => {
  const own = MEMORY_OPTIONS.map((option) => option.replace(/=file:.*\/(?=lib\/)/, ' ./'));
  expect(manifest.scripts.build).toBe(`node ${own.join(' ')} --import ./lib/node/run-typescript.mjs lib/cli/build.ts`);
});

const node = (code: string) => [process.execPath, ['-e', code]] as const;

test('the exit code of a program, of a signal, and of a program that cannot start', async () => {
  const error = jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
  expect(await runProgram(...node('process.exit(3)'))).toBe(3);
  expect(await runProgram(...node('process.kill(process.pid, "SIGTERM")'))).toBe(143);
  expect(await runProgram('no-such-program', [])).toBe(1);
  expect(error).toHaveBeenCalledWith('Cannot run no-such-program: spawn no-such-program ENOENT\n');
  error.mockRestore();
  expect(isProgramRunning()).toBe(false);
});

test('a program that failed is told apart from one that was interrupted', () => {
  const check = (code: number) => () => requireSuccess(code, 'It failed.');
  expect(check(0)).not.toThrow();
  expect(check(1)).toThrow('It failed.');
  expect(check(130)).toThrow(new InterruptedError('SIGINT', 'Interrupted by SIGINT.'));
  expect(check(129)).toThrow(expect.objectContaining({ exitCode: 129 }));
  expect(() => throwIfInterrupted(1)).not.toThrow();
  expect(() => throwIfInterrupted(130)).toThrow(new InterruptedError('SIGINT', 'Interrupted by SIGINT.'));
});

test.each([
  ['SIGINT', 130],
  ['SIGHUP', 129],
])('a program that %s ends cleans up first', async (signal, code) => {
  // Windows does not let a process send itself a signal.
  const script = `import { exitOnSignal } from './lib/node/run-program.mjs'; exitOnSignal(() => console.log('cleaned up')); process.emit('${signal}', '${signal}');`;
  const result = await runAndRead(process.execPath, ['--input-type=module', '-e', script], { write: () => {} });
  expect(result).toEqual({ code, signal: null, output: 'cleaned up\n' });
});

test('a program that a signal ends waits for the program that it runs', async () => {
  const child = `process.on('SIGINT', () => setTimeout(() => { console.log('ended'); process.exit(); }, 300)); setInterval(() => {}, 1e6); console.log('ready');`;
  const script = `import { exitOnSignal, runProgram } from './lib/node/run-program.mjs';
    exitOnSignal(() => {});
    const write = (text) => { process.stdout.write(text); if (text === 'ready\\n') process.emit('SIGINT', 'SIGINT'); };
    await runProgram(process.execPath, ['-e', ${JSON.stringify(child)}], { write });
    await new Promise(() => setInterval(() => {}, 1e6));`;
  const result = await runAndRead(process.execPath, ['--input-type=module', '-e', script], { write: () => {} });
  expect(result).toEqual({ code: 130, signal: null, output: 'ready\nended\n' });
});

test('what a program prints is passed on and returned', async () => {
  const write = jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
  const running = runAndRead(...node('console.log("a"); process.exitCode = 2'));
  expect(isProgramRunning()).toBe(true);
  expect(await running).toEqual({ code: 2, signal: null, output: 'a\n' });
  expect(write).toHaveBeenCalledWith('a\n');
  write.mockRestore();
});

test.each([
  ['prints colors to a pipe', true, '1\n'],
  ['prints none if the terminal has none, as with NO_COLOR', false, '\n'],
])('in a terminal, a program %s', async (_, hasColors, expected) => {
  const { isTTY, hasColors: own } = process.stdout;
  Object.assign(process.stdout, { isTTY: true, hasColors: () => hasColors });
  const env = jest.replaceProperty(process, 'env', { ...process.env, FORCE_COLOR: '' });
  const running = runAndRead(...node('console.log(process.env.FORCE_COLOR)'), { write: () => {} });
  env.restore();
  Object.assign(process.stdout, { isTTY, hasColors: own });
  expect((await running).output).toBe(expected);
});

test('the end of a long output is kept to explain a failure', async () => {
  const { output } = await runAndRead(...node('console.log("x".repeat(30_000)); console.log("reason")'), { write: () => {} });
  expect(output).toBe(`${'x'.repeat(20_000 - 8)}\nreason\n`);
});

test('what a program prints can go somewhere other than the terminal', async () => {
  const printed: string[] = [];
  const options = { write: (text: string) => void printed.push(text) };
  expect(await runProgram(...node('console.log("a"); console.error("b")'), options)).toBe(0);
  expect(await runProgram('no-such-program', [], options)).toBe(1);
  expect(printed.sort()).toEqual(['Cannot run no-such-program: spawn no-such-program ENOENT\n', 'a\n', 'b\n']);
});

describe('a program that waits', () => {
  const WAIT = "import('./lib/node/wait-for-parent.mjs').then(({ waitForParent }) => waitForParent()).then(() => console.log('goes on'))";

  beforeEach(() => {
    jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('goes on when the promise resolves, and ends by itself', async () => {
    expect(await runAndRead(...node(WAIT), { ready: setTimeout(100) })).toEqual({ code: 0, signal: null, output: 'goes on\n' });
  });

  test('goes on if the promise has resolved before it waits', async () => {
    expect(await runAndRead(...node(`setTimeout(() => ${WAIT}, 200)`), { ready: Promise.resolve() })).toMatchObject({
      output: 'goes on\n',
    });
  });

  test('is ended when the promise rejects', async () => {
    expect(await runAndRead(...node(WAIT), { ready: Promise.reject(new Error('no')) })).toEqual({ code: 1, signal: 'SIGTERM', output: '' });
  });

  test.each(['spawn', 'message'])('ends with its parent, which ends at the event %s', async (event) => {
    // Ends by itself after a while, so that nothing is left if it does not notice the end of its parent, which may come while it sends.
    const wait = `setTimeout(() => console.log('still runs'), 50_000); ${WAIT}; setTimeout(() => process.connected && process.send('waits', () => {}), 200)`;
    const spawn = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(wait)}], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })`;
    const parent = `${spawn}.on('${event}', () => process.exit(0))`;
    expect(await runAndRead(...node(parent))).toEqual({ code: 0, signal: null, output: '' });
  });

  test('does not wait if a person has started it', async () => {
    expect(await runAndRead(...node(WAIT))).toMatchObject({ code: 0, output: 'goes on\n' });
  });
});

// On Windows, the id of the parent stays the same.
const testOnUnix = process.platform === 'win32' ? test.skip : test;

testOnUnix.each(['start-program', 'require-packages'])('a program that imports %s ends with the npm that started it', async (module) => {
  const program = `setTimeout(() => console.log('still runs'), 50_000); import('./lib/node/${module}.mjs').then(() => process.kill(process.ppid))`;
  const env = { ...process.env, npm_lifecycle_event: 'start' };
  const npm = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(program)}], { stdio: 'inherit' }); setInterval(() => {}, 1000)`;
  expect(await runAndRead(...node(npm), { env, write: () => {} })).toEqual({ code: 1, signal: 'SIGTERM', output: '' });
});
