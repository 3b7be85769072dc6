export const multiply = (left: number, right: number) => left * right;
