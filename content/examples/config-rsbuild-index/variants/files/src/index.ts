const unused = 1;
export const hours = 24;
