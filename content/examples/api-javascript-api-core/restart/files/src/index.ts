export const zone = process.env.PUBLIC_ZONE;
