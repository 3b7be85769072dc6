export const first = (text?: string): string => text?.[0] ?? '';
