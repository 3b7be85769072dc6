export const glossaries = import.meta.glob('./words/*.ts', { eager: true });
