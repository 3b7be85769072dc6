export const undeclared = 'undeclared';
