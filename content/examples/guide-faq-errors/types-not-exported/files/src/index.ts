import { clock } from 'clock-text';

export const noon: string = clock(12);
