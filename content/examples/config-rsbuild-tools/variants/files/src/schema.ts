export const schema = new URL('./schema.json', import.meta.url);
