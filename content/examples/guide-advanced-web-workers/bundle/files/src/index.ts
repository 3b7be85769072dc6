export function clockInWorker(minutes: number): Promise<string> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  return new Promise((resolve) => {
    worker.onmessage = ({ data }) => {
      worker.terminate();
      resolve(data);
    };
    worker.postMessage(minutes);
  });
}
