export const names = ['red'];
