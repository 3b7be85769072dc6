export const oClock = (hour) => `${hour} o'clock`;
