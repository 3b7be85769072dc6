import { MINUTE } from 'time-units';

class Clock {
  seconds = MINUTE;
}

console.log(new Clock().seconds);
