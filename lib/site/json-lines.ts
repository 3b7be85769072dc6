import { getLineNumber } from '@/lib/site/text-lines';

/** Matches strings, brackets, commas, colons, and everything in between. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s"[\]{},:]+/g;

/** Lists the lines that the entries of a JSON array start on, from 1, since `JSON.parse` reports no positions. `text` must be valid JSON. */
export function listEntryLines(text: string): number[] {
  return listEntryStarts(text).map((start) => getLineNumber(text, start));
}

/** Lists where the entries of a JSON array start and end. `text` must be valid JSON. */
export function listEntryRanges(text: string): { start: number; end: number }[] {
  return listEntryStarts(text).map((start, at, starts) => {
    const before = text.slice(0, starts[at + 1] ?? text.lastIndexOf(']'));
    return { start, end: before.replace(/[\s,]+$/, '').length };
  });
}

function listEntryStarts(text: string): number[] {
  const starts: number[] = [];
  visitValues(text, ([key, ...inner], index) => {
    if (typeof key === 'number' && inner.length === 0) starts.push(index);
  });
  return starts;
}

/** Returns the line, from 1, of the value at a path, or else of the innermost value that should contain it. `text` must be valid JSON. */
export function getPathLine(text: string, path: readonly PropertyKey[]): number {
  let found = { depth: 0, index: text.search(/\S/) };
  visitValues(text, (at, index) => {
    if (at.length > found.depth && at.every((key, depth) => key === path[depth])) found = { depth: at.length, index };
  });
  return getLineNumber(text, found.index);
}

/** Visits all values except the outermost one, each with its path and the index of its key or, in an array, of its start. */
function visitValues(text: string, visit: (path: readonly PropertyKey[], index: number) => void): void {
  const path: (string | number)[] = [];
  const tokens = [...text.matchAll(TOKEN)];
  for (const [position, { 0: token, index }] of tokens.entries()) {
    const last = path.at(-1);
    const isKey = typeof last === 'string' && tokens[position + 1]?.[0] === ':';
    if (isKey) path[path.length - 1] = String(JSON.parse(token));
    if (isKey || (typeof last === 'number' && token !== ',' && token !== ']')) visit(path, index);
    if (token === ',' && typeof last === 'number') path[path.length - 1] = last + 1;
    if (token === '{') path.push('');
    if (token === '[') path.push(0);
    if (token === '}' || token === ']') path.pop();
  }
}

/** Returns the line of a JSON syntax error; the last line that is not blank if the text ends too early. Not all messages of `JSON.parse` have a position. */
export function getSyntaxLine(text: string): number {
  const end = text.trimEnd().length;
  // Binary search for the first wrong character.
  let valid = 0;
  let wrong = end + 1;
  while (wrong - valid > 1) {
    const middle = (valid + wrong) >> 1;
    if (isValidStart(text.slice(0, middle))) valid = middle;
    else wrong = middle;
  }
  return getLineNumber(text, valid);
}

/** Returns whether the text could be the start of valid JSON: nothing is wrong before its end. */
function isValidStart(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const position = /position (\d+)/.exec(String(error))?.[1];
    return position === undefined ? String(error).includes('end of JSON input') : Number(position) >= text.length;
  }
}
