import { formatTime } from 'clock-listed';

console.log(formatTime(90));
