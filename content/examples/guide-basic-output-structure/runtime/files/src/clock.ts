import legacy from './legacy.cjs';

export const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${legacy.pad(seconds % 60)}`;
