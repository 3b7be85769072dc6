import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Replaces the build folder in recorded texts. */
const PROJECT_PATH = '/project';

/** Replaces the version of the tool in recorded logs. Pages show the recorded version instead. */
export const VERSION_MARK = '{version}';

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal color codes start with one.
const COLORS = /\u001B\[[0-9;]*[A-Za-z]/g;

/** Replaces line endings, and the paths of the build folder and of the packages that it uses, which differ between machines. */
export function normalizeText(text: string, folder: string): string {
  const packages = `${getToolchainDir(folder)}/node_modules/`;
  return replacePath(replacePath(text.replaceAll('\r\n', '\n'), folder, PROJECT_PATH), packages, `${PROJECT_PATH}/node_modules/`);
}

function replacePath(text: string, file: string, replacement: string): string {
  return listSpellings(file).reduce((result, spelling) => result.replaceAll(spelling, replacement), text);
}

/** Lists how texts spell a path: as is, encoded as in `file:` URLs, and escaped as TypeScript quotes the path of a module. */
export function listSpellings(file: string): string[] {
  const escaped = file.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`);
  return [file, pathToFileURL(file).pathname, escaped];
}

/** Returns the folder of the toolchain of a build folder, which is in a folder of the toolchain. */
export function getToolchainDir(folder: string): string {
  return path.dirname(path.dirname(folder));
}

/** Returns the lines of a log without colors, times, stack traces and version. Lines of parallel outputs are sorted. */
export function normalizeLog(text: string, folder: string): string[] {
  const lines = normalizeText(text, folder)
    .replace(COLORS, '')
    .split('\n')
    .map((line) =>
      line
        .trimEnd()
        // Slow builds print minutes as well: `in 1 m 11.8 s`.
        .replace(/\bin (?:\d+\s?m )?\d+(?:\.\d+)?\s?(?:ms|s|m)\b/g, 'in … s')
        // Rspack names an asset after its absolute path.
        .replace(/(?<=__rspack_asset_)[0-9a-f]+/g, '<hash>')
        .replace(/^(\s*Rslib v)\S+$/, `$1${VERSION_MARK}`),
    )
    // Blank lines of the native compiler are printed by another thread.
    .filter((line) => line !== '[tsgo]' && !FRAME.test(line));
  return trimEmpty(sortParallel(joinChunks(lines)));
}

/** A frame of a stack, which Rspack prints next to a line. How many there are depends on what has been loaded before. */
const FRAME = /^[\s│]+at (?:.+:\d+:\d+\)?$|(?:async )?\S+ \()/;

const NATIVE = '[tsgo] ';
/** The start of an error of the native compiler, broken after any of its parts. */
const BROKEN = /^\[tsgo\] \S+\.\w+(?::(?:\d+(?::(?:\d+(?: -(?: \w+(?: TS\d+:?)?)?)?)?)?)?)?$/;

const ERROR = /^\[tsgo\] \S+:\d+:\d+ - \w+ TS\d+: /;
/** A line that explains the error before it, without its indent: no code with its number, no other error, no summary. */
const EXPLANATION = /^\[tsgo\] (?!\s|\d+ |Found \d|\S+:\d+:\d+ - )/;

/**
 * The native compiler prints an error in parts, and the tool starts a new line with each part that arrives later than the one before. It
 * leaves out parts that are blank, such as the indent of an explanation.
 */
function joinChunks(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const last = joined.at(-1) ?? '';
    if (BROKEN.test(last) && line.startsWith(NATIVE)) {
      joined[joined.length - 1] = (last + line.slice(NATIVE.length)).replace(/(:\d+) ?- ?(\w+) ?(TS\d+): ?/, '$1 - $2 $3: ');
    } else joined.push(ERROR.test(last) ? line.replace(EXPLANATION, `${NATIVE}  `) : line);
  }
  return joined;
}

/** Outputs are built in parallel, so the order of their lines is random. */
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
