import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { findLanguage } from '@/lib/markdown/code-languages';
import { readTitle } from '@/lib/markdown/fence-meta';
import { buildText } from '@/lib/markdown/hast-nodes';
import { formatLineFlag, type LineRange } from '@/lib/markdown/line-flags';
import { splitLines } from '@/lib/site/text-lines';

/** Stands for the lines between two hunks of a diff. */
const GAP = /^\s*…?$/;

/**
 * Gives `diff` blocks the language of the file in their title. Removes the signs and the common indentation, and lists the lines that had
 * a sign in the flags `added` and `removed` of the meta. Must run before the code is highlighted.
 */
export function rehypeDiff() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'code' || !String(node.properties.className).includes('language-diff')) return;
      const meta = String((node.data as { meta?: string } | undefined)?.meta ?? '');
      const lines = splitLines(textOf(node));
      const flags = [...formatLineFlag('added', listChanged(lines, '+')), ...formatLineFlag('removed', listChanged(lines, '-'))];
      const type = /\.(\w+)$/.exec(readTitle(meta) ?? '')?.[1] ?? '';
      node.properties = { ...node.properties, className: [`language-${findLanguage(type) ? type : 'diff'}`] };
      node.data = { ...node.data, meta: [meta, ...flags].filter(Boolean).join(' ') } as Element['data'];
      node.children = [buildText(`${dedent(lines.map((line) => line.replace(/^[-+ ]/, ''))).join('\n')}\n`)];
    });
  };
}

function listChanged(lines: readonly string[], sign: string): LineRange[] {
  return lines.flatMap((line, index) => (line.startsWith(sign) ? [{ from: index + 1, to: index + 1 }] : []));
}

function dedent(lines: readonly string[]): string[] {
  const indents = lines.filter((line) => !GAP.test(line)).map((line) => line.search(/\S/));
  const common = Math.min(...indents);
  return lines.map((line) => (GAP.test(line) ? line.trim() : line.slice(common)));
}
