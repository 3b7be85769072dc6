export const start = () =>
  new Worker(new URL('./parse.worker.js', import.meta.url), { type: 'module' });
