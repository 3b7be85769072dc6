export interface Scale {
  factor: number;
}
