export enum Axis {
  X,
  Y,
}
