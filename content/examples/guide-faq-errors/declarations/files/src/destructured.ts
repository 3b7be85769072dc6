const range = { first: 0, last: 23 };

export const { first, last } = range;
