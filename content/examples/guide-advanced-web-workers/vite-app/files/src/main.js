import { clockInWorker } from 'clock-kit';

clockInWorker(90).then((text) => document.body.append(text));
