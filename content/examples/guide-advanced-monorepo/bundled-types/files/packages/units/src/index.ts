export interface Minutes {
  minutes: number;
}

export const toMinutes = (minutes: number): Minutes => ({ minutes: minutes % 60 });
