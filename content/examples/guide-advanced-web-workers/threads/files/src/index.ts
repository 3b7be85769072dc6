import { Worker } from 'node:worker_threads';

export function clockInWorker(minutes: number): Promise<string> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  return new Promise((resolve) => {
    worker.once('message', (text: string) => {
      worker.terminate();
      resolve(text);
    });
    worker.postMessage(minutes);
  });
}
