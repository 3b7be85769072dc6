export const all = import.meta.env;
