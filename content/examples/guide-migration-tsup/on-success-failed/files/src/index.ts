export const page: number = 'seven';
