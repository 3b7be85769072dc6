export const mode = import.meta.env.MODE;
export const dev = import.meta.env.DEV;
export const base = import.meta.env.BASE_URL;
export const nodeEnv = process.env.NODE_ENV;
