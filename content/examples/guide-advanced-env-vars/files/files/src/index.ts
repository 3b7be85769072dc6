export const zone = process.env.PUBLIC_ZONE;
export const token = TOKEN_LENGTH;
