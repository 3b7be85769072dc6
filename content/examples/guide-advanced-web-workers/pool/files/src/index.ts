import { runInWorker } from './pool';

const file = new URL(/* rspackIgnore: true */ './worker.js', import.meta.url);

export const clockInWorker = (minutes: number) => runInWorker(file, minutes);
