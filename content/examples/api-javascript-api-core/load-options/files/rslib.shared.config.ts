export const format = 'esm' as const;
