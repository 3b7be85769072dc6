import type { Code, RootContent } from 'mdast';
import type { Convert } from '@/lib/outputs/markdown/elements';
import {
  findElements,
  listChildren,
  type NamedElement,
  type RenderedNode,
  readNodeText,
  readString,
} from '@/lib/outputs/markdown/react-nodes';

/** Files that a page folds partly are whole again: the parts before and after the one that it shows belong to the same file. */
export function convertFiles(nodes: readonly RenderedNode[], convert: Convert): RootContent[] {
  const result: RootContent[] = [];
  let before: Code | undefined;
  for (const node of nodes) {
    const converted = isFold(node) ? findElements(listChildren(node), 'pre').flatMap((pre) => convert([pre])) : convert([node]);
    const [code] = converted;
    const last = result.at(-1);
    if (isFold(node) && code?.type === 'code') {
      const title = last?.type === 'code' ? /title="([^"]*)"/.exec(last.meta ?? '')?.[1] : undefined;
      if (last?.type === 'code' && title && readNodeText(node).startsWith(title)) last.value += `\n${code.value}`;
      else before = code;
    } else {
      if (before && code?.type === 'code') code.value = `${before.value}\n${code.value}`;
      if (code?.type === 'code') before = undefined;
      result.push(...converted);
    }
  }
  return result;
}

function isFold(node: RenderedNode): node is NamedElement {
  return typeof node !== 'string' && node.name === 'details' && readString(node, 'className') === 'example-fold';
}
