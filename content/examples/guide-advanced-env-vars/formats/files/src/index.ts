export const nodeEnv = process.env.NODE_ENV;
export const mode = import.meta.env?.MODE;
export const zone = process.env.PUBLIC_ZONE;
export const metaZone = import.meta.env.PUBLIC_ZONE;
export const token = process.env.TOKEN;
