import ClockWorker from './worker.ts?worker&inline';

export function clockInWorker(minutes: number): Promise<string> {
  const worker = new ClockWorker();
  return new Promise((resolve) => {
    worker.onmessage = ({ data }) => {
      worker.terminate();
      resolve(data);
    };
    worker.postMessage(minutes);
  });
}
