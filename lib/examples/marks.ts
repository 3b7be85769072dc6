import type { Check } from '@/lib/examples/definition';
import { getLineNumber, listIndexes, splitLines } from '@/lib/site/text-lines';

/** With more marks than this, nothing would stand out. */
const MAX_MARKS = 3;

/** Lists the lines of an output file that its checks look for. There are no marks if that would be most of the file. */
export function listMarks(file: string, lines: readonly string[], checks: readonly Check[]): { readonly marks?: readonly number[] } {
  const wanted = checks.flatMap((check) => (check.kind === 'file' && check.file === file ? [check] : []));
  const texts = wanted.flatMap(({ contains = [] }) => contains);
  const first = wanted.some(({ startsWith }) => startsWith !== undefined) ? [1] : [];
  const marks = [...new Set([...first, ...listLines(lines, texts)])];
  return marks.length > 0 && marks.length <= MAX_MARKS && marks.length * 2 < lines.length ? { marks } : {};
}

/** Lists the lines of a log, given as those of each step, that its checks look for. In a failed build, falls back to the first error. */
export function listLogMarks(steps: readonly (readonly string[])[], checks: readonly Check[], hasFailed: boolean): number[] {
  const marks = steps.flatMap((lines, index) => {
    const number = index + 1;
    const above = steps.slice(0, index).flat().length;
    const texts = checks.flatMap((check) => (check.kind === 'log' && !check.lacks && (check.step ?? number) === number ? [check.log] : []));
    return listLines(lines, texts).map((line) => above + line);
  });
  if (marks.length > 0) return marks.length <= MAX_MARKS ? marks : marks.slice(0, 1);
  const error = steps.flat().findIndex((line) => /^error\b/.test(line));
  return hasFailed && error >= 0 ? [error + 1] : [];
}

/** Lists the numbers of the lines, from 1, that contain a text or a part of it. Blank lines around a text are not marked. */
function listLines(lines: readonly string[], texts: readonly string[]): number[] {
  const whole = lines.join('\n');
  const found = texts
    .map((text) => text.trim())
    .flatMap((text) => listIndexes(whole, text).flatMap((at) => splitLines(text).map((_, index) => getLineNumber(whole, at) + index)));
  return [...new Set(found)].sort((a, b) => a - b);
}
