import { structuredPatch } from 'diff';

/** Returns a unified diff of two texts with three lines of context; empty if they are equal. `states` labels the two texts. */
export function diffLines(name: string, before: readonly string[], after: readonly string[], states = ['committed', 'built now']): string {
  const { hunks } = structuredPatch(name, name, endLines(before), endLines(after), undefined, undefined, { context: 3 });
  if (hunks.length === 0) return '';
  const parts = hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines }) => [
    `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`,
    ...lines,
  ]);
  return [`--- ${name} (${states[0]})`, `+++ ${name} (${states[1]})`, ...parts].join('\n');
}

/** Returns the changed lines of two texts with a line of context, each with a sign. An ellipsis stands for lines in between. */
export function diffTexts(before: string, after: string): string {
  const { hunks } = structuredPatch('', '', before, after, undefined, undefined, { context: 1 });
  return hunks.map(({ lines }) => lines.filter((line) => !line.startsWith('\\')).join('\n')).join('\n …\n');
}

/** Ends every line, so that the diff has no "No newline at end of file" markers. */
function endLines(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}
