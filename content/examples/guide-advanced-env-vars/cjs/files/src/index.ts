export const zone = import.meta.env?.ZONE ?? 'UTC';
export const mode = import.meta.env.MODE;
