export const createClock = () => ({ hour: 12 });
