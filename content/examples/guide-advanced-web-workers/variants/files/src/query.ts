import ClockWorker from './worker.ts?worker';

export const start = () => new ClockWorker();
