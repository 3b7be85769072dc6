export interface Time {
  hours: number;
  minutes: number;
}

export const toTime = (minutes: number): Time => ({
  hours: Math.floor(minutes / 60),
  minutes: minutes % 60,
});
