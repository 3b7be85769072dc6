import { time } from 'clock-text/lost';
import { date } from 'clock-text/lost/date';

console.log(time(9, 5), date(1, 2));
