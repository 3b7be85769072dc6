export const noon = '12:00';
