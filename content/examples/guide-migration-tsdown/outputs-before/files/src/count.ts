let total = 0;

export const count = (): number => ++total;
