export const hands = 2;
