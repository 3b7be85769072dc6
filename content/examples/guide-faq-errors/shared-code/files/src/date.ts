import { pad } from 'pad-clock';

export const date = (day: number, month: number) => `${pad(day)}.${pad(month)}.`;
