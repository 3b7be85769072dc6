/** A run of lines, both ends included, from 1. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

/** `fold`: all other lines are hidden until a reader unfolds them. `added` and `removed`: the changed lines of a diff. */
type LineFlag = 'fold' | 'added' | 'removed';

const FLAG = /(?:^|\s)((?:fold|added|removed)=[\d,-]+)/g;

/** Formats lines as a flag, `fold=1-16,20-20`, since rehype-pretty-code keeps only text and classes. Returns no flag if there are no lines. */
export function formatLineFlag(name: LineFlag, ranges: readonly LineRange[]): string[] {
  return ranges.length > 0 ? [`${name}=${ranges.map(({ from, to }) => `${from}-${to}`).join(',')}`] : [];
}

/** Lists the line flags in the meta of a code block. */
export function listLineFlags(meta: string): string[] {
  return [...meta.matchAll(FLAG)].flatMap(([, flag]) => flag ?? []);
}

/** Reads the lines of a flag from a list of flags or classes. */
export function readLineFlag(flags: readonly string[], name: LineFlag): LineRange[] {
  const text = flags.find((flag) => flag.startsWith(`${name}=`))?.slice(name.length + 1);
  return (text?.split(',') ?? []).map((range) => {
    const [from = 0, to = 0] = range.split('-').map(Number);
    return { from, to };
  });
}

export function hasLine(ranges: readonly LineRange[], line: number): boolean {
  return ranges.some(({ from, to }) => line >= from && line <= to);
}
