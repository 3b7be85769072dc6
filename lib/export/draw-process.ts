import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import type { Drawing } from '@/lib/export/draw-ahead';
import { drawPng } from '@/lib/export/draw-png';

/** Draws what a file lists. This is the process of `drawAhead`, and ends with the process that started it. */
async function drawFile(file: string): Promise<void> {
  const drawings: readonly Drawing[] = JSON.parse(readFileSync(file, 'utf8'));
  for (const [svg, options] of drawings) {
    if (!process.connected) return;
    await drawPng(svg, options);
    // Otherwise, this process would never notice the end of the other one.
    await setImmediate();
  }
}

const [, , file = ''] = process.argv;
await drawFile(file);
