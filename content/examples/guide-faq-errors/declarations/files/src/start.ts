import ClockWorker from './worker.ts?worker';

export const start = (): Worker => new ClockWorker();
