import type { ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { buildTag, buildText, listClasses } from '@/lib/markdown/hast-nodes';
import { hasLine, type LineRange } from '@/lib/markdown/line-flags';

/** The sign before a command in a log. */
const PROMPT = '$';
/** Level of a log line -> class of the tokens in the same color. */
const LEVELS = new Map([
  ['error', 't-k'],
  ['warn', 't-r'],
  ['info', 't-n'],
  ['start', 't-n'],
  ['ready', 't-s'],
  [PROMPT, 't-c'],
]);

/** Colors the levels of a log. In the log of a failed command, marked lines are errors. */
export function colorLog(lines: readonly ElementContent[], hasFailed: boolean): ElementContent[] {
  return lines.map((line) => {
    if (line.type !== 'element') return line;
    const text = textOf(line);
    const level = readLevel(text);
    const color = LEVELS.get(level);
    const classes = listClasses(line.properties).map((name) => (hasFailed && name === 'highlighted' ? 'error' : name));
    const properties = { ...line.properties, className: classes };
    if (!color) return { ...line, properties };
    return {
      ...line,
      properties,
      children: [buildTag('span', { className: [color] }, buildText(level)), buildText(text.slice(level.length))],
    };
  });
}

/** Returns whether a log has levels, which are a column of their own. Other programs print lines without. */
export function hasLevels(lines: readonly ElementContent[]): boolean {
  return lines.some((line) => {
    const level = line.type === 'element' ? readLevel(textOf(line)) : PROMPT;
    return level !== PROMPT && LEVELS.has(level);
  });
}

/** Returns the word before the first space of a line, which may be a level. */
function readLevel(text: string): string {
  return /^(?:\$|[a-z]+)(?= )/.exec(text)?.[0] ?? '';
}

/** Wraps each run of lines outside the ranges in an element, which the stylesheet hides while the block is folded. */
export function foldLines(nodes: readonly ElementContent[], ranges: readonly LineRange[]): ElementContent[] {
  const folded: ElementContent[] = [];
  let rest: ElementContent[] | undefined;
  let number = 0;
  for (const node of nodes) {
    if (node.type === 'element') {
      number += 1;
      if (hasLine(ranges, number)) rest = undefined;
      else if (!rest) {
        rest = [];
        folded.push({ type: 'element', tagName: 'span', properties: { className: ['rest'] }, children: rest });
      }
    }
    // Line breaks are between the line elements.
    (rest ?? folded).push(node);
  }
  return folded;
}
