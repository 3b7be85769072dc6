export const start = () =>
  new Worker(new URL('./parse.worker.ts', import.meta.url), { type: 'module' });
