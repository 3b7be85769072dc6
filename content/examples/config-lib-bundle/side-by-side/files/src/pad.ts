export function pad(value: number): string {
  return String(value).padStart(2, '0');
}

export function padAll(values: number[]): string[] {
  return values.map(pad);
}
