export const word = 'clock';
