export const zone = process.env.PUBLIC_ZONE;
export const token = process.env.TOKEN;
