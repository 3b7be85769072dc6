const url = new URL('./worker.ts', import.meta.url);

export const start = () => new Worker(url);
