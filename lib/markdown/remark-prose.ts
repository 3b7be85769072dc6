import type { Nodes, Parents, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { type Collector, getLocation } from '@/lib/markdown/collector';
import { isApart, isJsxElement, readAttributes } from '@/lib/markdown/jsx-elements';
import { isInline } from '@/lib/markdown/mdast-nodes';
import type { Prose, SourceLocation } from '@/lib/markdown/types';

/** Component attributes that readers see as text. */
const TEXT_ATTRIBUTES = ['title', 'label', 'alt', 'text', 'caption'];

/** Collects what authors wrote for readers. Must run after the ids of headings are removed and before generated nodes are added. */
export function remarkProse(collector: Collector) {
  return (tree: Root) => {
    collector.prose.push(...listProse(tree, (node) => getLocation(node, collector)));
  };
}

/** Lists the prose of a tree: paragraphs, headings, table cells, descriptions and titles of images, and text attributes of components. */
export function listProse(tree: Root, locate: (node: Nodes) => SourceLocation): Prose[] {
  const prose: Prose[] = [];
  const add = (node: Nodes, text: string) => {
    if (text.trim()) prose.push({ ...locate(node), text, ...(node.type === 'heading' ? { isHeading: true } : {}) });
  };
  visit(tree, (node) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') add(node, readText(node));
    else if (node.type === 'image') for (const text of [node.alt, node.title]) add(node, text ?? '');
    else if (isJsxElement(node)) {
      const attributes = readAttributes(node);
      // Tabs may be on one line.
      const isBlock = node.name === 'Tab' || (node.type === 'mdxJsxFlowElement' && node.name !== 'Tabs');
      if (isBlock && node.children.some(isInline)) add(node, readText(node));
      for (const name of TEXT_ATTRIBUTES) if (typeof attributes[name] === 'string') add(node, attributes[name]);
    } else if (node.type === 'code') return SKIP;
    return undefined;
  });
  return prose;
}

/**
 * Returns the text that readers see, with the line breaks of the source, and code between backticks. Elements that are apart from the text
 * have tabs around them: a line break would change the lines of messages, and there are rules for spaces.
 */
function readText(node: Parents): string {
  return node.children
    .map((child) => {
      if (child.type === 'text') return child.value;
      if (child.type === 'inlineCode') return `\`${child.value.replaceAll('`', "'")}\``;
      if (child.type === 'break') return '\n';
      const text = 'children' in child ? readText(child) : '';
      return isApart(child) ? `\t${text}\t` : text;
    })
    .join('');
}
