const url = new URL('./tick.ts', import.meta.url);

export const start = (): Worker => new Worker(url);
