export const utc = 'UTC';
