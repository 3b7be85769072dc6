export interface Clock {
  hour: number;
}
