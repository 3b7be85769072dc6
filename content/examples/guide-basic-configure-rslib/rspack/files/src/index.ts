import usage from './usage.txt';

export const help = () => usage.trim();
