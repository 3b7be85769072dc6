export const title = 'Clock';
