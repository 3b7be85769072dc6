import type { BlockContent, DefinitionContent, PhrasingContent, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { isJsxElement, type JsxElement } from '@/lib/markdown/jsx-elements';
import { buildParagraph, buildText, isPhrasing } from '@/lib/markdown/mdast-nodes';

/** Nodes that may be used as blocks. */
export type FlowContent = BlockContent | DefinitionContent;

/** Converts nodes to blocks: wraps inline nodes in paragraphs and removes white space between blocks. */
export function toFlow(nodes: readonly RootContent[]): FlowContent[] {
  const flow: FlowContent[] = [];
  let run: PhrasingContent[] = [];
  const close = () => {
    const children = trimRun(run);
    if (children.length > 0) flow.push(buildParagraph(...children));
    run = [];
  };
  for (const node of nodes) {
    if (isPhrasing(node)) run.push(node);
    else {
      close();
      if (isFlow(node)) flow.push(node);
    }
  }
  close();
  return flow;
}

/** Converts nodes to inline nodes: replaces blocks with their inline nodes or their text, with a space between two blocks. */
export function toPhrasing(nodes: readonly RootContent[]): PhrasingContent[] {
  return nodes.flatMap((node, index): PhrasingContent[] => {
    if (isPhrasing(node)) return [node];
    const before = nodes[index - 1];
    const space = before && !isPhrasing(before) ? [buildText(' ')] : [];
    return [...space, ...('children' in node ? toPhrasing(node.children) : [buildText(textOf(node))])];
  });
}

function isFlow(node: RootContent): node is FlowContent {
  return !isPhrasing(node) && node.type !== 'listItem' && node.type !== 'tableRow' && node.type !== 'tableCell' && node.type !== 'yaml';
}

/** Trims white space and line breaks at both ends, where a break would be a backslash in the text; returns an empty list if nothing else is left. */
function trimRun(run: readonly PhrasingContent[]): PhrasingContent[] {
  const nodes = run.map((node) => ({ ...node }));
  const isBlank = (node: PhrasingContent | undefined) => node?.type === 'break' || (node?.type === 'text' && node.value.trim() === '');
  while (isBlank(nodes[0])) nodes.shift();
  while (isBlank(nodes.at(-1))) nodes.pop();
  const [first, last] = [nodes[0], nodes.at(-1)];
  if (first?.type === 'text') first.value = first.value.trimStart();
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return nodes;
}

export function listElements(nodes: readonly RootContent[], ...names: readonly string[]): JsxElement[] {
  return nodes.filter((node): node is JsxElement => isJsxElement(node) && names.includes(node.name ?? ''));
}
