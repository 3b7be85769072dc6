export function first(values?: string[]): string {
  return values?.[0] ?? 'none';
}
