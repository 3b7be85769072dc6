export const raw = RAW;
