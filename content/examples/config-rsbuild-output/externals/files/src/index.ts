import { pad } from 'pad-digits';
import { zone } from 'zone-names';
import { zone as city } from 'zone-names/cities';

export const stamp = (hour: number) => `${pad(hour)}:00 ${zone} ${city}`;
