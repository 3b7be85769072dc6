/** The number of the line that contains a position in a text, from 1. */
export function getLineNumber(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/** The lines of a file, whose last line may end in a line feed. */
export function splitLines(text: string): string[] {
  return text.replace(/\n$/, '').split('\n');
}
