import { startWorker } from 'sum-kit/in-worker';

startWorker().postMessage([1, 2, 3]);
