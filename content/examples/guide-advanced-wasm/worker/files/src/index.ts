export function sumInWorker(numbers: number[]): Promise<number> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  return new Promise((resolve) => {
    worker.onmessage = ({ data }) => {
      worker.terminate();
      resolve(data);
    };
    worker.postMessage(numbers);
  });
}
