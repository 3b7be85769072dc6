export interface Shape {
  sides: number;
}

export const area = 12;
