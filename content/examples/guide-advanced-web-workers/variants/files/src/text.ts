export const start = () => new Worker('./worker.ts');
