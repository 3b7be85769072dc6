import { parentPort } from 'node:worker_threads';
import { clock } from './clock';

parentPort?.on('message', (minutes: number) => {
  parentPort?.postMessage(clock(minutes));
});
