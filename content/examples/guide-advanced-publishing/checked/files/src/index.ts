const pad = (value: number) => String(value).padStart(2, '0');

export const clock = (minutes: number): string =>
  `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
