export const area = await Promise.resolve(12);
