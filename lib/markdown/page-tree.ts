import type { PhrasingContent, Root } from 'mdast';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx-expression';
import { visit } from 'unist-util-visit';
import type { Collector } from '@/lib/markdown/collector';
import { readExpression } from '@/lib/markdown/expressions';
import { readTitle } from '@/lib/markdown/fence-meta';
import { type JsxElement, readAttributes } from '@/lib/markdown/jsx-elements';

/** Keeps the tree of the page as it is before it becomes HTML. Runs last. */
export function remarkTree(collector: Collector) {
  return (tree: Root) => {
    collector.tree = buildPageTree(tree);
  };
}

/**
 * A copy of the tree with what outputs need: no positions, nothing that is only for HTML, constant expressions as their values,
 * and our elements with their data instead of the children that were made from it.
 */
function buildPageTree(tree: Root): Root {
  const copy = structuredClone(tree);
  visit(copy, (node, index, parent) => {
    if ((node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') && parent && index !== undefined) {
      parent.children.splice(index, 1, ...readText(node));
      return index;
    }
    const { element } = node.data ?? {};
    delete node.position;
    delete node.data;
    if (node.type === 'code') {
      const title = readTitle(node.meta);
      delete node.meta;
      if (title) node.data = { title };
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      node.attributes = element ? [] : listTexts(node);
      if (element) node.data = { element };
      if (element) node.children = [];
    }
    return undefined;
  });
  return copy;
}

/** The value of an expression between texts; comments have none. */
function readText(node: MdxTextExpression | MdxFlowExpression): PhrasingContent[] {
  const read = readExpression(node.data?.estree);
  return read.kind === 'literal' && (typeof read.value === 'string' || typeof read.value === 'number')
    ? [{ type: 'text', value: String(read.value) }]
    : [];
}

/** The attributes that are text, which is all that the elements without data of their own have. */
function listTexts(node: JsxElement): JsxElement['attributes'] {
  return Object.entries(readAttributes(node)).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [{ type: 'mdxJsxAttribute', name, value: String(value) }] : [],
  );
}
