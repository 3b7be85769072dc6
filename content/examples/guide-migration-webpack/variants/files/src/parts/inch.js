export const inch = 'in';
