import { pad } from './pad';

export const clock = (hour: number) => `${pad(hour)}:00`;
