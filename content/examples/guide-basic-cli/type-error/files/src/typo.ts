export const n: number = "x";
