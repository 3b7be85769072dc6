export const foot = 'ft';
