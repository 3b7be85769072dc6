import { clockInWorker } from '../../dist/index.js';

clockInWorker(90).then((text) => document.body.append(text));
