export const sum = (left: number, right: number) => left + right;
