export const hours: number = 'twelve';
