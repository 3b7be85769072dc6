export const range = (from: string, to: string) => `${from} – ${to}`;
