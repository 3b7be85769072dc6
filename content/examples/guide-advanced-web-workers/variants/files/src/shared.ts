export const start = () =>
  new SharedWorker(new URL('./worker.ts', import.meta.url), { name: 'clock' });
