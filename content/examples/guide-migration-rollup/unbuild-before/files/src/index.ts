export interface Locale {
  seconds: string;
  minutes: string;
}

export function shortTime(seconds: number, locale: Locale): string {
  const minutes = Math.round(seconds / 60);
  return minutes > 0 ? `${minutes} ${locale.minutes}` : `${seconds} ${locale.seconds}`;
}
