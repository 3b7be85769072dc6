export const prefix = 'page';
