export const first = (words) => words?.[0];
