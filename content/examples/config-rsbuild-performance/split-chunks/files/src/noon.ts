export const isNoon = (hour: number): boolean => hour === 12;
