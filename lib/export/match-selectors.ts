import type parser from 'postcss-selector-parser';
import type { HtmlElement } from '@/lib/export/html';
import type { PageElements } from '@/lib/export/page-elements';

/** Classes that scripts add to elements, and those of elements that scripts copy elsewhere: any element may have them. */
export const SCRIPTED_CLASSES = new Set(['dark', 'light', 'explorer-mark', 'explorer-del', 'explorer-ins', 'code-tools', 'code-tool']);
/** Attributes that scripts or the reader change: any element may have them, with any value. */
export const SCRIPTED_ATTRIBUTES = new Set([
  ...[
    ...['theme', 'waiting', 'navbar-hidden', 'hide-navbar', 'hide-sidebar', 'hide-outline', 'hide-footer', 'hide-global-ui'],
    ...['shown', 'comparing', 'copied', 'state', 'wrap', 'index'],
  ].map((name) => `data-${name}`),
  ...['aria-current', 'aria-selected', 'aria-pressed', 'hidden', 'disabled', 'open'],
]);

/** Parts of form fields that the base styles select without an element. */
const FIELD_PARTS = /^::(?:-webkit-search|placeholder)/;
/** Combinators of elements with the same parent. */
const SIBLINGS = new Set(['+', '~']);
/** Pseudo-classes that match if one of their selectors does. */
const ALTERNATIVES = new Set([':is', ':where']);

/** Returns whether a page can match a selector, whatever readers and scripts do: states such as `:hover` and `:not(…)` always match. */
export function canMatch(selector: parser.Selector, page: PageElements): boolean {
  // Most selectors that do not match name something that the page does not have.
  if (!selector.nodes.every((node) => exists(node, page))) return false;
  for (const element of listCandidates(selector, page)) if (matches(selector.nodes, selector.nodes.length, element, page)) return true;
  return false;
}

/** Returns whether a page has an element with the name of a part of a selector. */
function exists(node: parser.Node, page: PageElements): boolean {
  if (node.type !== 'pseudo') return findNamed(node, page)?.size !== 0;
  if (ALTERNATIVES.has(node.value) || node.value === ':has')
    return node.nodes.some(({ nodes }) => nodes.every((selector) => exists(selector, page)));
  return isPossible(node.value, page);
}

const NONE: ReadonlySet<HtmlElement> = new Set();

/** Finds the elements with the name in a part of a selector; undefined if it has none, or one that scripts can give to any element. */
function findNamed(node: parser.Node, { ids, classes, tags, attributes }: PageElements): ReadonlySet<HtmlElement> | undefined {
  if (node.type === 'class' && !SCRIPTED_CLASSES.has(node.value)) return classes.get(node.value) ?? NONE;
  if (node.type === 'attribute' && !SCRIPTED_ATTRIBUTES.has(node.attribute)) return attributes.get(node.attribute) ?? NONE;
  if (node.type === 'id') return ids.get(node.value) ?? NONE;
  return node.type === 'tag' ? (tags.get(node.value) ?? NONE) : undefined;
}

/** The subtrees of up to this many ancestors are listed. */
const MAX_ANCESTORS = 50;

/** Lists candidates for a selector: the smallest set among elements with a name in its last part, and descendants of those named in another part. */
function listCandidates({ nodes }: parser.Selector, page: PageElements): Iterable<HtmlElement> {
  let candidates: Iterable<HtmlElement> = page.all;
  let count = page.all.length;
  // How the elements of a part relate to the one that the selector matches, or to its ancestors.
  let relation: 'self' | 'sibling' | 'ancestor' = 'self';
  for (const node of nodes.toReversed()) {
    if (node.type === 'combinator') relation = SIBLINGS.has(node.value.trim()) ? 'sibling' : 'ancestor';
    const named = relation === 'sibling' ? undefined : findNamed(node, page);
    if (!named || (relation === 'ancestor' && named.size > MAX_ANCESTORS)) continue;
    const size = relation === 'self' ? named.size : [...named].reduce((sum, element) => sum + page.listSubtree(element).length, 0);
    if (size >= count) continue;
    count = size;
    candidates = relation === 'self' ? named : listSubtrees(named, page);
  }
  return candidates;
}

function* listSubtrees(elements: Iterable<HtmlElement>, page: PageElements): Generator<HtmlElement> {
  for (const element of elements) yield* page.listSubtree(element);
}

/** Matches the last part of the nodes before `end` with an element, and the parts before that with the elements around it. */
function matches(nodes: readonly parser.Node[], end: number, element: HtmlElement, page: PageElements): boolean {
  if (end === 0) return false;
  let index = end - 1;
  for (; index >= 0; index -= 1) {
    const node = nodes[index];
    if (!node || node.type === 'combinator') break;
    if (!matchesNode(node, element, page)) return false;
  }
  // A selector inside `:has()` can start with a combinator.
  if (index <= 0) return true;
  const combinator = nodes[index]?.value?.trim();
  if (SIBLINGS.has(combinator ?? '')) {
    const { siblings, index: ownIndex } = page.positions.get(element) ?? { siblings: [], index: 0 };
    const first = combinator === '+' ? Math.max(ownIndex - 1, 0) : 0;
    return siblings.slice(first, ownIndex).some((other) => matches(nodes, index, other, page));
  }
  let { parentNode } = element;
  while (parentNode && 'tagName' in parentNode) {
    if (matches(nodes, index, parentNode, page)) return true;
    parentNode = combinator === '>' ? null : parentNode.parentNode;
  }
  return false;
}

function matchesNode(node: parser.Node, element: HtmlElement, page: PageElements): boolean {
  switch (node.type) {
    case 'pseudo':
      return matchesPseudo(node, element, page);
    case 'tag':
      return element.tagName === node.value;
    case 'attribute':
      return !findNamed(node, page) || element.attrs.some(({ name, value }) => name === node.attribute && hasValue(node, value));
    default:
      return findNamed(node, page)?.has(element) ?? true;
  }
}

function matchesPseudo({ value, nodes }: parser.Pseudo, element: HtmlElement, page: PageElements): boolean {
  if (ALTERNATIVES.has(value)) return nodes.some((selector) => matches(selector.nodes, selector.nodes.length, element, page));
  // It does not matter where the other element is.
  if (value === ':has') return nodes.some((selector) => canMatch(selector, page));
  const place = value === ':first-child' ? 1 : Number(value === ':nth-child' && nodes[0]?.toString());
  if (place) return page.positions.get(element)?.index === place - 1;
  return isPossible(value, page);
}

/** Returns whether an element of a page can have a pseudo-class or part. The site has no shadow trees. */
function isPossible(value: string, { tags }: PageElements): boolean {
  return value !== ':host' && (!FIELD_PARTS.test(value) || tags.has('input'));
}

/** Returns whether an attribute can have this value. Operators other than `=` and `^=` match any value, because few selectors use them. */
function hasValue({ operator, value = '', insensitive }: parser.Attribute, actual: string): boolean {
  if (insensitive) return true;
  if (operator === '^=') return actual.startsWith(value);
  return operator !== '=' || actual === value;
}
