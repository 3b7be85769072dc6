import ClockWorker from './worker.ts?worker&inline';

export const startClock = (): Worker => new ClockWorker();
