export const wrong: number = 'two';
