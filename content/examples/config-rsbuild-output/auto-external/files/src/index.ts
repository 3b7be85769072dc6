import { pad } from 'pad-digits';
import { zone } from 'zone-names';

export const stamp = (hour: number) => `${pad(hour)}:00 ${zone}`;
