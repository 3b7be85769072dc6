import ClockWorker from './worker.ts?worker';

export const createClockWorker = (): Worker => new ClockWorker();
