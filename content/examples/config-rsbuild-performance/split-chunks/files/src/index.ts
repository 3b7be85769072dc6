import { oClock } from '@example/words';
import { isNoon } from './noon';

export const say = (hour: number): string => (isNoon(hour) ? 'noon' : oClock(hour));
