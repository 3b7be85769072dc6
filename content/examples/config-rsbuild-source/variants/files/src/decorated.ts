import { logged } from './logged';

export class Clock {
  @logged
  tick() {
    return 'tick';
  }
}
