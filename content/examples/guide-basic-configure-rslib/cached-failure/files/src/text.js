export const first = (text) => text?.[0] ?? '';
