import { hasLine, type LineRange } from '@/lib/markdown/line-flags';

/** Files with more lines than `max` are folded to a window. A few lines more would not be worth a click. */
const SIZES = { normal: { max: 20, window: 16 }, compact: { max: 10, window: 8 } } as const;
/** Configuration files without their imports are folded to the lines around their marks if they have more lines than this. */
const MAX_CONFIG = 5;
/** Compact where examples stand next to the text that they belong to. */
export type FoldSize = keyof typeof SIZES;

/** Lines that a window shows before the first mark. */
const LEAD = 3;
/** Shorter runs are not hidden: the line that stands for them has a height, too. */
const MIN_HIDDEN = 3;

/** Lines of a log that every build prints: greeting, start of the steps, table of sizes. */
const NOISE =
  /^(?:Rslib v\S+|info +build started.*|start +generating .*|File .*\bSize\b.*|Total: .*|\S+ +[\d.…]+ k?B(?: .*)?|\d+ files generated in .*)?$/;
/** Shorter logs are shown whole. */
const MIN_LOG = 10;

/** The visible range of a long file: its beginning, or the lines around its first mark. Undefined if all lines are visible. */
export function findFileWindow(count: number, marks: readonly number[] = [], size: FoldSize = 'normal'): LineRange[] | undefined {
  const { max, window } = SIZES[size];
  if (count <= max) return undefined;
  const [first = 1] = marks;
  const from = first <= window ? 1 : Math.min(first - LEAD, count - window + 1);
  return [{ from, to: from + window - 1 }];
}

/** The visible ranges of a configuration file next to its text: without imports, and if it is still long, the lines around its marks. */
export function findConfigWindow(lines: readonly string[], marks: readonly number[]): LineRange[] | undefined {
  const start = lines.findIndex((line) => !/^(?:import\b.*)?$/.test(line)) + 1;
  if (start < 1) return undefined;
  if (lines.length - start + 1 <= MAX_CONFIG) return start > 1 ? [{ from: start, to: lines.length }] : undefined;
  return marks.length > 0
    ? listSurroundings(lines.length, marks, { before: 2, after: 1 })
    : findFileWindow(lines.length, [start], 'compact');
}

/** The visible ranges of a log: all lines but runs of noise; in a compact log what follows its marks. Undefined if all lines are visible. */
export function findLogWindow(lines: readonly string[], marks: readonly number[], size: FoldSize = 'normal'): LineRange[] | undefined {
  const isCompact = size === 'compact' && marks.length > 0;
  if (lines.length < (isCompact ? MIN_LOG / 2 : MIN_LOG)) return undefined;
  if (isCompact) {
    const ends = marks.map((mark) => ({ mark, rest: lines.slice(mark, mark + 2).findIndex((line) => line.trim() === '') }));
    return ends.flatMap(({ mark, rest }) => listSurroundings(lines.length, [mark], { before: 0, after: rest < 0 ? 2 : rest }));
  }
  const hidden = listRuns(markNoise(lines, marks)).filter(({ value, from, to }) => value && to - from + 1 >= MIN_HIDDEN);
  const isVisible = lines.map((_, index) => !hasLine(hidden, index + 1));
  if (isVisible.every(Boolean) || !isVisible.includes(true)) return undefined;
  return listRuns(isVisible).flatMap(({ value, from, to }) => (value ? [{ from, to }] : []));
}

/** A log with `…` in place of each run of noise. A log that is nothing but noise stays as it is. */
export function shortenLog(lines: readonly string[], marks: readonly number[]): readonly string[] {
  const runs = listRuns(markNoise(lines, marks));
  if (runs.every(({ value }) => value)) return lines;
  return runs.flatMap(({ value, from, to }) => {
    const run = lines.slice(from - 1, to);
    return value && run.some((line) => line.trim() !== '') ? ['…'] : run;
  });
}

/** Whether each line is noise: one that every build prints, without a mark. */
function markNoise(lines: readonly string[], marks: readonly number[]): boolean[] {
  return lines.map((line, index) => NOISE.test(line.trim()) && !marks.includes(index + 1));
}

/** The lines around marks. A single line between two ranges is not worth hiding. */
function listSurroundings(count: number, marks: readonly number[], { before, after }: { before: number; after: number }): LineRange[] {
  const ranges: { from: number; to: number }[] = [];
  for (const mark of marks) {
    const range = { from: Math.max(1, mark - before), to: Math.min(count, mark + after) };
    const last = ranges.at(-1);
    if (last && range.from <= last.to + 2) last.to = range.to;
    else ranges.push(range);
  }
  return ranges;
}

function listRuns(values: readonly boolean[]): (LineRange & { readonly value: boolean })[] {
  const runs: { from: number; to: number; value: boolean }[] = [];
  for (const [index, value] of values.entries()) {
    const last = runs.at(-1);
    if (last?.value === value) last.to = index + 1;
    else runs.push({ from: index + 1, to: index + 1, value });
  }
  return runs;
}
