import legacy from './legacy.cjs';

export const date = (day: number, month: number) => `${legacy.pad(day)}.${legacy.pad(month)}.`;
