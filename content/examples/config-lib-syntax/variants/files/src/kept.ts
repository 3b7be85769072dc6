export const big = 10n;
export const later = await Promise.resolve(1);
