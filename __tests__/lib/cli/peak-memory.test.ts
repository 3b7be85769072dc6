import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { watchMemory } from '@/lib/cli/bench/peak-memory';

const MIB = 2 ** 20;

/** Allocates 200 MiB, prints its resident set, and runs until it is stopped. */
const PROGRAM = 'globalThis.memory = Buffer.alloc(200 * 2 ** 20, 1); console.log(process.memoryUsage.rss()); setInterval(() => {}, 1e6)';

test('the peak is the memory of the programs that the task has started; what they share counts once', async () => {
  const { result: sizes, peak = 0 } = await watchMemory(async () => {
    const programs = [0, 1].map(() => spawn(process.execPath, ['-e', PROGRAM]));
    const printed = await Promise.all(programs.map(({ stdout }) => once(stdout, 'data')));
    // Longer than the interval of the samples, which are taken by this process too.
    await wait(600);
    for (const program of programs) program.kill();
    return printed.map(([text]) => Number(text));
  });
  expect(peak).toBeGreaterThan(400 * MIB);
  expect(peak).toBeLessThan(sizes.reduce((sum, size) => sum + size, 10 * MIB));
});
