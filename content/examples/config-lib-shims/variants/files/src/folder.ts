export const folder = __dirname;
