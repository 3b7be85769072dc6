import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { watchMemory } from '@/lib/cli/bench/peak-memory';

const MIB = 2 ** 20;

/** Allocates 200 MiB, prints its resident set, and runs until it is stopped. */
const PROGRAM =
  'globalThis.memory = Buffer.alloc(200 * 2 ** 20, 1); process.stdout.write(String(process.memoryUsage.rss())); setInterval(() => {}, 1e6)';

const start = () => spawn(process.execPath, ['-e', PROGRAM]);

test('the peak is the memory of the programs that the task has started; what they share counts once', async () => {
  // As programs of other tests in this process may be.
  const earlier = start();
  await once(earlier.stdout, 'data');
  const { result: sizes, peak = 0 } = await watchMemory(async () => {
    const programs = [start(), start()];
    const printed = await Promise.all(programs.map(({ stdout }) => once(stdout, 'data')));
    // Longer than the interval of the samples, which this process also takes.
    await wait(600);
    for (const program of programs) program.kill();
    return printed.map(([text]) => Number(text));
  });
  earlier.kill();
  expect(peak).toBeGreaterThan(400 * MIB);
  expect(peak).toBeLessThan(sizes.reduce((sum, size) => sum + size, 10 * MIB));
});
