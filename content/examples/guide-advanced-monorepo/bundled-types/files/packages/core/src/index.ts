import { type Minutes, toMinutes } from '@clocks/units';

export interface Time extends Minutes {
  hours: number;
}

export const toTime = (minutes: number): Time => ({
  hours: Math.floor(minutes / 60),
  ...toMinutes(minutes),
});
