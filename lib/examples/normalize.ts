/** Stands for the folder of a build in everything that is kept of it. */
const PROJECT_PATH = '/project';

/** Stands for the tool's version in logs; a page prints the verified one. */
export const VERSION_MARK = '{version}';

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal begin with one.
const COLOURS = /\u001B\[[0-9;]*[A-Za-z]/g;

/** Text that a build wrote, without what differs between systems and folders. */
export function normalizeText(text: string, folder: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll(folder, PROJECT_PATH);
}

/** The lines of a log without colours, times, stack traces and version; lines of parallel outputs in a fixed order. */
export function normalizeLog(text: string, folder: string): string[] {
  const lines = normalizeText(text, folder)
    .replace(COLOURS, '')
    .split('\n')
    .map((line) =>
      line
        .trimEnd()
        .replace(/\bin \d+(?:\.\d+)?\s?(ms|s|m)\b/g, 'in … $1')
        .replace(/^(\s*Rslib v)\S+$/, `$1${VERSION_MARK}`),
    )
    .filter((line) => !/^\s+at .+:\d+:\d+\)?$|^\s+at (?:async )?\S+ \(/.test(line));
  return trimEmpty(sortParallel(lines));
}

/** Outputs are built at the same time, so whose line comes first is chance. */
function sortParallel(lines: readonly string[]): string[] {
  const sorted: string[] = [];
  let run: string[] = [];
  const flush = () => {
    sorted.push(...run.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : a > b ? 1 : 0)));
    run = [];
  };
  for (const line of lines) {
    if (rank(line) >= 0) run.push(line);
    else {
      flush();
      sorted.push(line);
    }
  }
  flush();
  return sorted;
}

const PARALLEL = [/^info\s/, /^start\s/, /^ready\s+built/, /^ready\s/];

function rank(line: string): number {
  return PARALLEL.findIndex((pattern) => pattern.test(line));
}

function trimEmpty(lines: readonly string[]): string[] {
  const first = lines.findIndex((line) => line !== '');
  const last = lines.findLastIndex((line) => line !== '');
  return first < 0 ? [] : lines.slice(first, last + 1);
}
