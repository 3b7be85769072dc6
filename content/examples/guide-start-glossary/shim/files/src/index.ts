export const here = import.meta.url;
