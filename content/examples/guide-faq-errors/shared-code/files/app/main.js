import { time } from 'clock-text';
import { date } from 'clock-text/date';

console.log(time(9, 5), date(1, 2));
