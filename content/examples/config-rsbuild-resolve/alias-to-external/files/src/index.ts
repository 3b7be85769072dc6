import { zone } from '#zones';

export const label = `12:00 ${zone}`;
