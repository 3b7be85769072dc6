import { zone } from 'zone-names';

export const label = `12:00 ${zone}`;
