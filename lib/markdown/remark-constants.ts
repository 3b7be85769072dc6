import type { Root, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { type Collector, reportMistake } from '@/lib/markdown/collector';
import { isPlain, readExpression } from '@/lib/markdown/expressions';

/**
 * Replaces constants in text, such as `{'<T>'}`, by their value, and removes comments. The id of a heading and the search texts would
 * otherwise contain their source. Leaves all other expressions, which `remarkRules` reports.
 */
export function remarkConstants(collector: Collector) {
  return (tree: Root) => {
    visit(tree, 'mdxTextExpression', (node, index, parent) => {
      const read = readExpression(node.data?.estree);
      const isText = read.kind === 'empty' || (read.kind === 'literal' && typeof read.value !== 'object');
      if (!isText || index === undefined || !parent) return undefined;
      const id = /^\/\*\s*(#\S+)\s*\*\/$/.exec(node.value.trim())?.[1];
      if (id && parent.type === 'heading')
        reportMistake(collector, node, { message: `The id ${id} of the heading is in a comment.`, hint: `Write it in braces: {${id}}.` });
      // Has no position, because its source is not Markdown.
      const text: Text[] = read.kind === 'literal' && isPlain(read.value) ? [{ type: 'text', value: String(read.value) }] : [];
      parent.children.splice(index, 1, ...text);
      return [SKIP, index + text.length];
    });
  };
}
