export const lastError = (lines: string[]): string | undefined =>
  lines.findLast((line) => line.startsWith('error'));
