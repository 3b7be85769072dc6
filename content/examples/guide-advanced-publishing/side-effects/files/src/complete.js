import { formatTime } from 'clock-complete';

console.log(formatTime(90));
