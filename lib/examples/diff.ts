import { structuredPatch } from 'diff';

/** Returns a unified diff of two texts with three lines of context; empty if they are equal. `states` says what the two texts are. */
export function diffLines(
  name: string,
  before: readonly string[],
  after: readonly string[],
  states: readonly [string, string] = ['committed', 'built now'],
): string {
  const { hunks } = structuredPatch(name, name, endLines(before), endLines(after), undefined, undefined, { context: 3 });
  if (hunks.length === 0) return '';
  const parts = hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines }) => [
    `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`,
    ...lines,
  ]);
  return [`--- ${name} (${states[0]})`, `+++ ${name} (${states[1]})`, ...parts].join('\n');
}

/** Ends every line, so that the diff has no "No newline at end of file" markers. */
function endLines(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}
