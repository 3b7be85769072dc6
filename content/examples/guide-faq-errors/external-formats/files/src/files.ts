import { load, read } from 'clock-files';

export const start = () => read();
export const open = () => load('node:os');
