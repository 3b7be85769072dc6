import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { type Collector, reportMistake } from '@/lib/markdown/collector';
import { readText } from '@/lib/markdown/expressions';
import { buildText } from '@/lib/markdown/mdast-nodes';

/**
 * Replaces constants in text, such as `{'<T>'}`, by their value, and removes comments. The id of a heading and the search texts would
 * otherwise contain their source. Leaves all other expressions, which `remarkRules` reports.
 */
export function remarkConstants(collector: Collector) {
  return (tree: Root) => {
    visit(tree, 'mdxTextExpression', (node, index, parent) => {
      const text = readText(node.data?.estree);
      if (text === undefined || index === undefined || !parent) return undefined;
      const id = /^\/\*\s*(#\S+)\s*\*\/$/.exec(node.value.trim())?.[1];
      if (id && parent.type === 'heading')
        reportMistake(collector, node, { message: `The id ${id} of the heading is in a comment.`, hint: `Write it in braces: {${id}}.` });
      // Has no position, because its source is not Markdown.
      const nodes = text ? [buildText(text)] : [];
      parent.children.splice(index, 1, ...nodes);
      return [SKIP, index + nodes.length];
    });
  };
}
