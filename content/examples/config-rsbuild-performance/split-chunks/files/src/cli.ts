import { oClock } from '@example/words';
import { isNoon } from './noon';

const hour = new Date().getHours();
console.log(isNoon(hour) ? 'noon' : oClock(hour));
