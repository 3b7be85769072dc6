import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx-expression';
import { visit } from 'unist-util-visit';
import type { Collector } from '@/lib/markdown/collector';
import { isPlain, readText } from '@/lib/markdown/expressions';
import { readTitle } from '@/lib/markdown/fence-meta';
import { isJsxElement, type JsxElement, readAttributes } from '@/lib/markdown/jsx-elements';
import { buildText } from '@/lib/markdown/mdast-nodes';

/** Stores a copy of the Markdown tree. Must run after all other remark plugins except `remarkLayout`, which arranges the page for HTML. */
export function remarkTree(collector: Collector) {
  return (tree: Root) => {
    collector.tree = buildPageTree(tree);
  };
}

/**
 * Copies the tree for outputs other than HTML: without positions, HTML data and what only the page shows, with constant expressions replaced
 * with their values, and with the data of custom elements instead of their generated children.
 */
function buildPageTree(tree: Root): Root {
  const copy = structuredClone(tree);
  visit(copy, (node, index, parent) => {
    if ((node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') && parent && index !== undefined) {
      const text = readText(node.data?.estree);
      parent.children.splice(index, 1, ...(text ? [buildText(text)] : []));
      return index;
    }
    const { element, notice, isPageOnly, id } = node.data ?? {};
    if (isPageOnly && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return index;
    }
    delete node.position;
    delete node.data;
    if (node.type === 'code') {
      const title = readTitle(node.meta);
      delete node.meta;
      if (title) node.data = { title };
    } else if (isJsxElement(node)) {
      node.attributes = element ? [] : listTexts(node);
      if (element) node.data = { element };
      if (element) node.children = [];
      if (notice) node.data = { notice };
    } else if (id) {
      node.data = { id };
    }
    return undefined;
  });
  return copy;
}

/** Lists the attributes whose value is a string or number. Elements without data have no others. */
function listTexts(node: JsxElement): JsxElement['attributes'] {
  return Object.entries(readAttributes(node)).flatMap(([name, value]) =>
    isPlain(value) ? [{ type: 'mdxJsxAttribute', name, value: String(value) }] : [],
  );
}
