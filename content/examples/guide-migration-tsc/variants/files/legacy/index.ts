const mark = (_target: object, _key: string): void => {};

export class Length {
  @mark unit: string = 'm';
}
