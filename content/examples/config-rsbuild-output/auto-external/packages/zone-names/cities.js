export const zone = 'Europe/Paris';
