import { Zone } from './kinds';

const log = (_target: object, _key: string): void => {};

export class Clock {
  @log
  read(zone: Zone): string {
    return zone.name;
  }
}
