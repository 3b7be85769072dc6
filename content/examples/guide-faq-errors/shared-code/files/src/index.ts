import { pad } from 'pad-clock';

export const time = (hour: number, minute: number) => `${pad(hour)}:${pad(minute)}`;
