export const store = new Set();
