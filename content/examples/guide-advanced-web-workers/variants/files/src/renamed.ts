import * as threads from 'node:worker_threads';
import { Worker as Thread } from 'node:worker_threads';

export const start = () => [
  new Thread(new URL('./worker.ts', import.meta.url)),
  new threads.Worker(new URL('./worker.ts', import.meta.url)),
  new window.Worker(new URL('./worker.ts', import.meta.url)),
];
