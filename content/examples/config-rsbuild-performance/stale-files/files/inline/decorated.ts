const log = (..._: unknown[]): void => {};

export class Clock {
  @log
  tick() {}
}
