import type { Drawing } from '@/lib/export/draw-ahead';
import { drawPng } from '@/lib/export/draw-png';

/** The process of `drawAhead`: asks for a drawing with a message, draws it, and asks for the next one. */
process.on('message', async ([svg, options]: Drawing) => {
  await drawPng(svg, options);
  process.send?.('next');
});
process.send?.('next');
