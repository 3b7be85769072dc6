export const added = process.env.PUBLIC_ADDED;
