export const start = (): Worker => new Worker(new URL('./tick.ts', import.meta.url));
