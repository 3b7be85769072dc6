import { hours } from 'clock-kit';

console.log(`${hours} hours`);
