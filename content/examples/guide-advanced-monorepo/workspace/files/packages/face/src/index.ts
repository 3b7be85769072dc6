import { type Time, toTime } from '@clocks/core';

const pad = (value: number) => String(value).padStart(2, '0');

export function face(minutes: number): { time: Time; text: string } {
  const time = toTime(minutes);
  return { time, text: `${pad(time.hours)}:${pad(time.minutes)}` };
}
