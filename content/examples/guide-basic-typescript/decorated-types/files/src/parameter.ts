const log = (_target: object, _key: string, _index: number): void => {};

export class Alarm {
  ring(@log hour: number): string {
    return `${hour}:00`;
  }
}
