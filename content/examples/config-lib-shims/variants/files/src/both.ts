export const moduleUrl = import.meta.url;
export const folder = __dirname;
