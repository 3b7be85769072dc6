import { sumInWorker } from '../../dist/file/index.js';

sumInWorker([1, 2, 3]).then((sum) => document.body.append(sum));
