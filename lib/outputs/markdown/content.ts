import type { BlockContent, Code, DefinitionContent, Link, List, ListItem, Paragraph, PhrasingContent, RootContent, Text } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { isJsxElement, type JsxElement } from '@/lib/markdown/jsx-elements';
import type {} from '@/lib/markdown/node-data';

/** Nodes that may be used as blocks. */
export type FlowContent = BlockContent | DefinitionContent;

const PHRASING = new Set<RootContent['type']>([
  'text',
  'emphasis',
  'strong',
  'delete',
  'inlineCode',
  'break',
  'link',
  'linkReference',
  'image',
  'imageReference',
  'footnoteReference',
]);

function isPhrasing(node: RootContent): node is PhrasingContent {
  return PHRASING.has(node.type);
}

/** Converts nodes to blocks: wraps inline nodes in paragraphs and removes white space between blocks. */
export function toFlow(nodes: readonly RootContent[]): FlowContent[] {
  const flow: FlowContent[] = [];
  let run: PhrasingContent[] = [];
  const close = () => {
    const children = trimRun(run);
    if (children.length > 0) flow.push({ type: 'paragraph', children });
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

/** Converts nodes to inline nodes: unwraps paragraphs and replaces other blocks with their text. */
export function toPhrasing(nodes: readonly RootContent[]): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    if (isPhrasing(node)) return [node];
    if (node.type === 'paragraph') return node.children;
    return [{ type: 'text', value: textOf(node) }];
  });
}

function isFlow(node: RootContent): node is FlowContent {
  return !isPhrasing(node) && node.type !== 'listItem' && node.type !== 'tableRow' && node.type !== 'tableCell' && node.type !== 'yaml';
}

/** Trims white space at both ends; returns an empty list if nothing else is left. */
function trimRun(run: readonly PhrasingContent[]): PhrasingContent[] {
  const nodes = run.map((node) => ({ ...node }));
  const isBlank = (node: PhrasingContent | undefined) => node?.type === 'text' && node.value.trim() === '';
  while (isBlank(nodes[0])) nodes.shift();
  while (isBlank(nodes.at(-1))) nodes.pop();
  const [first, last] = [nodes[0], nodes.at(-1)];
  if (first?.type === 'text') first.value = first.value.trimStart();
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return nodes;
}

/** Builds a line in bold, which labels the next block. */
export function buildStrongLine(text: string, ...more: PhrasingContent[]): Paragraph {
  return buildParagraph({ type: 'strong', children: [buildText(text), ...more] });
}

/** Builds a text node. The serializer escapes Markdown syntax in it. */
export function buildText(value: string): Text {
  return { type: 'text', value };
}

/** Builds a fenced code block; `title` is the name of its file. */
export function buildCode(lang: string, value: string, title?: string): Code {
  return { type: 'code', lang, value, ...(title && { data: { title } }) };
}

export function buildLink(text: string, url: string): Link {
  return { type: 'link', url, children: [buildText(text)] };
}

export function buildParagraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

export function buildItem(children: ListItem['children']): ListItem {
  return { type: 'listItem', spread: false, children };
}

/** Builds a list item with one line of text. */
export function buildLine(...children: PhrasingContent[]): ListItem {
  return buildItem([buildParagraph(...children)]);
}

/** Builds a bullet list without empty lines between its items. */
export function buildList(children: ListItem[]): List {
  return { type: 'list', ordered: false, spread: false, children };
}

/** Finds the elements with these names among the nodes. */
export function listElements(nodes: readonly RootContent[], ...names: readonly string[]): JsxElement[] {
  return nodes.filter((node): node is JsxElement => isJsxElement(node) && names.includes(node.name ?? ''));
}
