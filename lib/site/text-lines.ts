/** Removes the byte order mark (U+FEFF) that some editors write at the start of a file. */
export function stripBom(text: string): string {
  return text.replace(/^\ufeff/, '');
}

/** Returns the number of the line that contains a position in a text, from 1. */
export function getLineNumber(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/** Splits a file into lines. A trailing line feed does not start another line. */
export function splitLines(text: string): string[] {
  return text.replace(/\n$/, '').split('\n');
}

/** Splits a line of Markdown whose only syntax is inline code with single backticks: the texts with an odd index are code. */
export function splitCode(line: string): string[] {
  return line.split(/`([^`]+)`/);
}

/** Returns the text of such a line without the backticks. */
export function stripCodeMarks(line: string): string {
  return splitCode(line).join('');
}

/** Lists the indexes at which a text contains a part, which must not be empty. */
export function listIndexes(text: string, part: string): number[] {
  const indexes: number[] = [];
  for (let index = text.indexOf(part); index >= 0; index = text.indexOf(part, index + 1)) indexes.push(index);
  return indexes;
}
