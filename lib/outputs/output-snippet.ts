import type { Root } from 'mdast';
import { EXIT, visit } from 'unist-util-visit';
import type { ShownFile } from '@/lib/examples/types';
import type { ElementData } from '@/lib/markdown/element-data';
import type {} from '@/lib/markdown/node-data';

/** A few lines that a build with the real tool wrote. */
export interface Snippet {
  /** Path of the file, or the command that printed the lines. */
  readonly name: string;
  readonly lines: readonly string[];
}

const MAX_LINES = 4;

/** Finds the first example output on a page: the lines that prove what the page says, or else the first ones. */
export function findOutputSnippet(tree: Root): Snippet | undefined {
  let snippet: Snippet | undefined;
  visit(tree, (node) => {
    const { element } = node.data ?? {};
    snippet = element && readSnippet(element);
    return snippet ? EXIT : undefined;
  });
  return snippet;
}

function readSnippet(element: ElementData): Snippet | undefined {
  if (element.kind === 'explorer') return element.output[0] && pickFileLines(element.output[0]);
  if (element.kind !== 'example') return undefined;
  const { output, log } = element.content;
  if (output[0]) return pickFileLines(output[0]);
  return log && pickLines(element.summary.commands.join(' && '), log.text.split('\n'), log.marks);
}

/** Picks lines of a file. Skips folded ones, which are runtime code, the same on many pages. */
function pickFileLines({ path, parts, marks = [] }: ShownFile): Snippet | undefined {
  const lines = parts.flatMap(({ text, folded }) => text.split('\n').map((line) => (folded ? '' : line)));
  return pickLines(path, lines, marks);
}

/** Picks the first lines, or those around the first mark. `marks` are line numbers, from 1. Skips blank lines. */
function pickLines(name: string, lines: readonly string[], marks: readonly number[]): Snippet | undefined {
  const from = marks.length > 0 ? Math.max(0, Math.min(...marks) - 2) : 0;
  const picked = lines
    .slice(from)
    .filter((line) => line.trim() !== '')
    .slice(0, MAX_LINES);
  return picked.length > 0 ? { name, lines: picked } : undefined;
}
