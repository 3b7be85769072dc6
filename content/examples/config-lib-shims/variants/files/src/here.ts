export const here = [import.meta.dirname, import.meta.filename];
