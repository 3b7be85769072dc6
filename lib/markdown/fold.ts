import { hasLine, type LineRange } from '@/lib/markdown/line-flags';
import { mergeAdjacent } from '@/lib/site/collections';

/** Files with more lines than `max` are folded to a window. Hiding only a few lines is not worth a click. */
const SIZES = { normal: { max: 20, window: 16 }, compact: { max: 10, window: 8 } } as const;
/** Configuration files with more lines than this, imports not counted, are folded to the lines around their marks. */
const MAX_CONFIG = 5;
/** Compact where examples are next to their text. */
export type FoldSize = keyof typeof SIZES;

/** Lines that a window shows before the first mark. */
const LEAD = 3;
/** Fewer lines are not hidden, because what replaces them takes up space, too. */
const MIN_HIDDEN = 3;

/** Log lines that every build prints: greeting, start of the steps, table of sizes. */
const NOISE =
  /^(?:Rslib v\S+|info +build started.*|start +generating .*|File .*\bSize\b.*|\S+ +[\d.…]+ k?B(?: .*)?|\d+ files generated in .*)?$/;
/** Shorter logs are shown in full. */
const MIN_LOG = 10;

/** Finds the visible range of a long file: its beginning, or the lines around its first mark. Empty if all lines are visible. */
export function findFileWindow(count: number, marks: readonly number[] = [], size: FoldSize = 'normal'): LineRange[] {
  const { max, window } = SIZES[size];
  if (count <= max) return [];
  const [first = 1] = marks;
  const from = first <= window ? 1 : Math.min(first - LEAD, count - window + 1);
  return [{ from, to: from + window - 1 }];
}

/** Finds the visible ranges of a configuration file next to its text: without imports and, if it is still long, the lines around its marks. */
export function findConfigWindow(lines: readonly string[], marks: readonly number[]): LineRange[] {
  const start = lines.findIndex((line) => !/^(?:import\b.*)?$/.test(line)) + 1;
  if (start < 1) return [];
  if (lines.length - start + 1 <= MAX_CONFIG) return unlessFew([{ from: start, to: lines.length }], lines.length);
  if (marks.length === 0) return findFileWindow(lines.length, [start], 'compact');
  return unlessFew(listSurroundings(lines.length, marks, { before: 2, after: 1 }), lines.length);
}

/** Finds the visible ranges of a log: everything but runs of noise or, in a compact log, what follows its marks. Empty if all lines are visible. */
export function findLogWindow(lines: readonly string[], marks: readonly number[], size: FoldSize = 'normal'): LineRange[] {
  const isCompact = size === 'compact' && marks.length > 0;
  if (lines.length < (isCompact ? MIN_LOG / 2 : MIN_LOG)) return [];
  if (isCompact) {
    const ends = marks.map((mark) => ({ mark, rest: lines.slice(mark, mark + 2).findIndex((line) => line.trim() === '') }));
    const ranges = ends.flatMap(({ mark, rest }) => listSurroundings(lines.length, [mark], { before: 0, after: rest < 0 ? 2 : rest }));
    return unlessFew(ranges, lines.length);
  }
  const hidden = listRuns(listNoise(lines, marks)).filter(({ value, from, to }) => value && to - from + 1 >= MIN_HIDDEN);
  const isVisible = lines.map((_, index) => !hasLine(hidden, index + 1));
  if (isVisible.every(Boolean) || !isVisible.includes(true)) return [];
  return listRuns(isVisible).flatMap(({ value, from, to }) => (value ? [{ from, to }] : []));
}

/** Replaces each run of noise in a log with `…`. A log that is all noise is unchanged. */
export function shortenLog(lines: readonly string[], marks: readonly number[]): readonly string[] {
  const runs = listRuns(listNoise(lines, marks));
  if (runs.every(({ value }) => value)) return lines;
  return runs.flatMap(({ value, from, to }) => {
    const run = lines.slice(from - 1, to);
    return value && run.some((line) => line.trim() !== '') ? ['…'] : run;
  });
}

/** Returns whether each line is noise: printed by every build, and not marked. */
function listNoise(lines: readonly string[], marks: readonly number[]): boolean[] {
  return lines.map((line, index) => NOISE.test(line.trim()) && !marks.includes(index + 1));
}

/** Returns the visible ranges of `count` lines, or an empty list if they would hide only a few. */
function unlessFew(ranges: readonly LineRange[], count: number): LineRange[] {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return numbers.filter((number) => !hasLine(ranges, number)).length < MIN_HIDDEN ? [] : [...ranges];
}

/** Lists the ranges around marks. Ranges that are one line apart are joined, since hiding that line would not save space. */
function listSurroundings(count: number, marks: readonly number[], { before, after }: { before: number; after: number }): LineRange[] {
  const ranges = marks.map((mark) => ({ from: Math.max(1, mark - before), to: Math.min(count, mark + after) }));
  return mergeAdjacent(ranges, (last, { from, to }) => (from <= last.to + 2 ? { from: last.from, to } : undefined));
}

function listRuns(values: readonly boolean[]): (LineRange & { readonly value: boolean })[] {
  const lines = values.map((value, index) => ({ from: index + 1, to: index + 1, value }));
  return mergeAdjacent(lines, (last, { to, value }) => (last.value === value ? { ...last, to } : undefined));
}
