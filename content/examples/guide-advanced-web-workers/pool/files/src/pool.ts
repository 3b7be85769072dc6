import { Worker } from 'node:worker_threads';

export function runInWorker(file: URL, value: number): Promise<string> {
  const worker = new Worker(file);
  return new Promise((resolve) => {
    worker.once('message', (text: string) => {
      worker.terminate();
      resolve(text);
    });
    worker.postMessage(value);
  });
}
