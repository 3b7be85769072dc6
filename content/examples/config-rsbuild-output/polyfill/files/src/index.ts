export const last = (lines: string[]): string | undefined => lines.at(-1);
