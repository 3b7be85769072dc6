import { round } from './round';

if (round(1.4) !== 1) throw new Error('round');
