import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Lanes, runStages, type Stage } from '@/lib/cli/run-stages';
import { createGate } from '@/lib/node/gate';
import { ROOT } from '@/lib/node/settings.mjs';

/** Runs stages. Returns the exit code, and the output with durations of zero. */
async function run(parts: readonly Lanes[]): Promise<{ code: number; output: string }> {
  let output = '';
  const code = await runStages(parts, (text) => {
    output += text;
  });
  return { code, output: output.replaceAll(/in \d+\.\d s/g, 'in 0.0 s') };
}

/** A stage that ends with a code when `after` resolves. */
const stage = (name: string, code = 0, after: Promise<unknown> = Promise.resolve(), rest: Partial<Stage> = {}): Stage => ({
  name,
  run: async ({ write }) => {
    await after;
    write?.(`output of ${name}\n`);
    return code;
  },
  ...rest,
});

test('stages of a lane follow each other, and the total is the last line', async () => {
  expect(await run([[[stage('a'), stage('b', 0, undefined, { count: () => ({ passed: 4, failed: 0 }) })]]])).toEqual({
    code: 0,
    output: '\n==> a\n    a: passed in 0.0 s\n\n==> b\n    b: passed in 0.0 s\n\n5 passed, 0 failed\n',
  });
});

test('lanes run at the same time, and the output of each stage stays together', async () => {
  const gate = createGate();
  // The first stage can only end because the second lane has started.
  const last = { ...stage('c'), run: async () => Promise.resolve(gate.open()).then(() => 0) };
  const { code, output } = await run([[[stage('a', 0, gate.opened), stage('b')], [last]]]);
  expect(code).toBe(0);
  expect(output).toBe(
    [
      '\n==> At the same time: a, then b | c\n',
      '\n==> a\noutput of a\n    a: passed in 0.0 s\n',
      '\n==> c\n    c: passed in 0.0 s\n',
      '\n==> b\noutput of b\n    b: passed in 0.0 s\n',
      '\n3 passed, 0 failed\n',
    ].join(''),
  );
});

test('all stages run after a failed one, except those that need it', async () => {
  const needy = stage('needy', 0, undefined, { needs: ['bad'] });
  const { code, output } = await run([[[stage('bad', 2)], [stage('good')]], [[needy, stage('other')]]]);
  expect(code).toBe(1);
  expect(output).toContain('    bad: failed in 0.0 s\n');
  expect(output).toContain('    needy: skipped, because it needs: bad in 0.0 s\n');
  expect(output).toContain('    other: passed in 0.0 s\n');
  expect(output.endsWith('\nFailed: bad, needy\n\n2 passed, 2 failed\n')).toBe(true);
});

test('a stage does not run if no stage has the name of one that it needs', async () => {
  const { code, output } = await run([[[stage('good')]], [[stage('needy', 0, undefined, { needs: ['godo'] })]]]);
  expect(code).toBe(1);
  expect(output).toContain('    needy: skipped, because it needs: godo in 0.0 s\n');
});

test('one failed test among passed ones fails the run', async () => {
  const { code, output } = await run([[[stage('tests', 1, undefined, { count: () => ({ passed: 9, failed: 1 }) })]]]);
  expect(code).toBe(1);
  expect(output.endsWith('\nFailed: tests\n\n9 passed, 1 failed\n')).toBe(true);
});

/** Runs two stages in a separate process, because Jest has its own signals. The first stage waits for a signal. */
const INTERRUPTED = `
  const { runStages } = await import('./lib/cli/run-stages.ts');
  const { runProgram } = await import('./lib/node/run-program.mjs');
  const { exitWithError } = await import('./lib/node/terminal.mjs');
  const wait = 'console.log("waiting"); setInterval(() => {}, 1000)';
  const first = { name: 'a', run: () => runProgram(process.execPath, ['-e', wait]) };
  runStages([[[first, { name: 'b', run: async () => 0 }]], [[{ name: 'c', run: async () => 0 }]]]).catch(exitWithError);
`;

test('a signal ends the run with the running stages', async () => {
  const child = spawn(process.execPath, ['--import', './lib/node/run-typescript.mjs', '--input-type=module', '-e', INTERRUPTED], {
    cwd: ROOT,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (text.includes('waiting')) child.kill('SIGTERM');
    });
  }
  const [code] = await once(child, 'close');
  expect(code).toBe(143);
  const stages = '\n==> a\nwaiting\n    a: interrupted after 0.0 s\n';
  expect(output.replace(/\d+\.\d s/, '0.0 s')).toBe(`${stages}\nInterrupted by SIGTERM: not all checks have run.\n`);
});
