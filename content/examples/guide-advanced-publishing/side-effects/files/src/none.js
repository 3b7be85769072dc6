import { formatTime } from 'clock-none';

console.log(formatTime(90));
