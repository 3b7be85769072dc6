export const moduleUrl = import.meta.url;
