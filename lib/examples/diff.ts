import { structuredPatch } from 'diff';

/** A unified diff of two texts in lines, with three lines of context; empty where they are equal. */
export function diffLines(name: string, before: readonly string[], after: readonly string[]): string {
  const { hunks } = structuredPatch(name, name, endLines(before), endLines(after), undefined, undefined, { context: 3 });
  if (hunks.length === 0) return '';
  const parts = hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines }) => [
    `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`,
    ...lines,
  ]);
  return [`--- ${name} (committed)`, `+++ ${name} (built now)`, ...parts].join('\n');
}

/** Every line ends, so that the diff has no remarks about a missing end of line. */
function endLines(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}
