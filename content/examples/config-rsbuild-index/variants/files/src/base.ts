export const base = process.env.BASE_URL;
