export interface Length {
  value: number;
  unit: 'km' | 'm';
}
