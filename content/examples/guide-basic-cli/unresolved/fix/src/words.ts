export const oClock = (hour: number): string => `${hour} o'clock`;
