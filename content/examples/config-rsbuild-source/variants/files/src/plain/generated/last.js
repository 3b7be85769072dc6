export const last = (words) => words?.at(-1);
