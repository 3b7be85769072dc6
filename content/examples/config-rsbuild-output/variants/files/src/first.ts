export const first = (words?: string[]) => words?.[0] ?? 'none';
