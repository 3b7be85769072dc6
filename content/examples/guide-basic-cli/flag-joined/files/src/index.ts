export { firstDay } from '@example/week';
export { oClock } from '@example/words';
export { zone } from '@example/zones';
