import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { CODE_MARKS } from '@/lib/markdown/code-notations';
import { buildTag, buildText, listClasses } from '@/lib/markdown/hast-nodes';
import { findTokenClass } from '@/lib/markdown/highlighter';
import { mergeAdjacent } from '@/lib/site/collections';

const LINE_STATES = new Set(Object.values(CODE_MARKS));

/** Screen readers announce these elements, but not the signs, which are drawn by the styles. */
const CHANGE_TAGS = new Map([
  ['add', 'ins'],
  ['remove', 'del'],
]);

/** Replaces what the highlighter writes into a line of code, such as styles, with the classes of the site, in as few elements as possible. */
export function cleanLine(line: Element): Element {
  const states = listClasses(line.properties).filter((name) => LINE_STATES.has(name));
  if ('data-highlighted-line' in line.properties && !states.includes('highlighted')) states.push('highlighted');
  // The color of an error or warning overrides that of a highlighted line.
  const shown = states.some((state) => state === 'error' || state === 'warning')
    ? states.filter((state) => state !== 'highlighted')
    : states;
  const tokens = trimEnd(joinTexts(line.children.flatMap(cleanToken)));
  // Without a line break, the copied text would lack empty lines.
  const children = tokens.length > 0 ? tokens : [buildTag('br', {})];
  const tagName = shown.map((state) => CHANGE_TAGS.get(state)).find(Boolean) ?? line.tagName;
  return { ...line, tagName, properties: { className: ['line', ...shown] }, children };
}

function cleanToken(token: ElementContent): ElementContent[] {
  if (token.type !== 'element') return [token];
  const children = token.children.flatMap(cleanToken);
  // Words that the meta highlights (`/word/`), around or within tokens.
  if (token.tagName === 'mark') return [{ ...token, properties: {}, children: joinTexts(children) }];
  const name = findTokenClass(String(token.properties.style ?? ''));
  return name ? [{ ...token, properties: { className: [name] }, children }] : children;
}

/** Merges adjacent text nodes and adjacent tokens of the same color, since most elements of a page are tokens. */
function joinTexts(nodes: readonly ElementContent[]): ElementContent[] {
  return mergeAdjacent(nodes, joinPair);
}

function joinPair(last: ElementContent, node: ElementContent): ElementContent | undefined {
  if (last.type === 'text' && node.type === 'text') return buildText(last.value + node.value);
  if (last.type !== 'element' || node.type !== 'element') return undefined;
  if (!isPlainToken(last) || !isPlainToken(node) || String(last.properties.className) !== String(node.properties.className))
    return undefined;
  return { ...last, children: [buildText(textOf(last) + textOf(node))] };
}

/** Returns whether a token contains only text; highlighted characters contain nested tokens. */
function isPlainToken({ properties, children }: Element): boolean {
  return /^t-/.test(String(properties.className)) && children.every(({ type }) => type === 'text');
}

/** Removes the space that a removed notation leaves at the end of a line, which readers would otherwise copy. */
function trimEnd(nodes: ElementContent[]): ElementContent[] {
  const last = nodes.at(-1);
  if (last?.type !== 'text') return nodes;
  const value = last.value.trimEnd();
  return [...nodes.slice(0, -1), ...(value ? [{ ...last, value }] : [])];
}
