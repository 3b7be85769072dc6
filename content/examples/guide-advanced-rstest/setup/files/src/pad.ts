export const pad = (value: number): string => String(value).padStart(2, '0');
