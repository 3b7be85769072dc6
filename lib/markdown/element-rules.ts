import type { Nodes } from 'mdast';
import { COMPONENT_NAMES, checkComponent, isComponentName } from '@/lib/markdown/component-rules';
import { type Literal, readExpression } from '@/lib/markdown/expressions';
import { HTML_NAMES } from '@/lib/markdown/html-names';
import { findText, hasAttribute, isJsxElement, type JsxElement } from '@/lib/markdown/jsx-elements';
import type { Mistake } from '@/lib/site/diagnostics';
import { FILE_ATTRIBUTE } from '@/lib/site/media-elements';
import { suggestName } from '@/lib/site/similar-names';
import { SOURCE_TOOLS } from '@/lib/site/source-tools';
import { isUnsafeUrl } from '@/lib/site/urls';

export const CONSTANT_HINT = 'Braces may contain only constants: strings, numbers, and arrays and objects of them.';

/** Elements that run code, load documents, or change the whole page. The content security policy blocks most of them. */
const REFUSED_ELEMENTS = new Set(
  'applet base body embed form frame frameset head html iframe link meta noscript object portal script style template title'.split(' '),
);

/** Attributes in lower case that contain code, styles or markup, including handlers. */
const REFUSED_ATTRIBUTES = new Set(['style', 'srcdoc', 'dangerouslysetinnerhtml', 'ref', 'formaction', 'ping', 'nonce', 'is']);

/** The stylesheet has rules for this many tabs. */
export const MAX_TABS = 10;

/** Elements that end a paragraph in browsers, so the page would differ from what the framework hydrates. */
const BLOCK_ELEMENTS = new Set(
  [
    'address article aside blockquote details div dl fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol',
    'p pre search section summary table ul',
  ].flatMap((names) => names.split(' ')),
);

const BLOCKS = new Set<Nodes['type']>(['blockquote', 'code', 'heading', 'list', 'paragraph', 'table', 'thematicBreak']);

/** Checks for unknown or misused components, and for elements and attributes that could run code. */
export function checkElement(element: JsxElement, parent?: Nodes): Mistake[] {
  const { name, attributes } = element;
  return [
    ...checkName(name),
    ...checkNesting(element, parent),
    ...checkContent(element),
    ...attributes.flatMap((attribute) => checkAttribute(attribute, name)),
    ...checkComponent(element),
    ...checkUse(element),
  ];
}

/** Checks for a link that would run code. */
export function checkUrl(url: string): Mistake[] {
  if (!isUnsafeUrl(url)) return [];
  return [{ message: `The link "${url}" is not allowed.`, hint: 'Links start with /, #, https:, http:, mailto: or tel:.' }];
}

function checkName(name: string | null): Mistake[] {
  if (!name || isComponentName(name)) return [];
  if (REFUSED_ELEMENTS.has(name.toLowerCase())) {
    const hint = 'Pages must not contain scripts, documents or head elements; use Markdown or a component.';
    return [{ message: `The element <${name}> is not allowed.`, hint }];
  }
  if (HTML_NAMES.has(name)) return [];
  const hint = suggestName(name, COMPONENT_NAMES, `Available: ${COMPONENT_NAMES.join(', ')}.`, (known) => `<${known}>`);
  if (/^[a-z][a-z\d]*$/.test(name)) return [{ message: `Unknown element <${name}>.`, hint: `Put < of the prose in \`code\`. ${hint}` }];
  return [{ message: `Unknown component <${name}>.`, hint }];
}

/** Checks that a block element is not part of a line of text. */
function checkNesting({ type, name }: JsxElement, parent?: Nodes): Mistake[] {
  if (type === 'mdxJsxFlowElement' || !name) return [];
  const isInElement = parent !== undefined && isJsxElement(parent);
  const isBlock = isComponentName(name)
    ? name !== 'Badge' && !(isInElement && ['Tab', 'Card'].includes(name))
    : BLOCK_ELEMENTS.has(name) && !isInElement && parent?.type !== 'tableCell';
  return isBlock ? [{ message: `<${name}> is part of a line of text.`, hint: 'Put it on lines of its own.' }] : [];
}

/** Checks for a paragraph with blocks, which text on a line of its own is, and for a link with links, which plain URLs are. */
function checkContent(element: JsxElement): Mistake[] {
  const { name, children } = element;
  const isBlock = (child: Nodes) => (isJsxElement(child) ? BLOCK_ELEMENTS.has(child.name ?? '') : BLOCKS.has(child.type));
  if (name === 'p' && children.some(isBlock))
    return [
      { message: '<p> contains a paragraph or another block.', hint: 'Remove <p> and </p>, or write them on the line of their text.' },
    ];
  if (name === 'a' && children.some(isLink)) return [{ message: '<a> contains another link.', hint: 'Write [text](/path) instead.' }];
  if (name !== 'a' || hasAttribute(element, 'href')) return [];
  return [
    { message: '<a> has no href.', hint: 'Write [text](/path). Another id of a heading is part of it: ## Title {#an-id #another-id}.' },
  ];
}

function isLink(node: Nodes): boolean {
  return node.type === 'link' || (isJsxElement(node) && node.name === 'a') || ('children' in node && node.children.some(isLink));
}

function checkUse(element: JsxElement): Mistake[] {
  if (element.name === 'Tabs') return checkTabs(element);
  if (element.name === 'CardGrid') return checkCards(element);
  if (element.name !== 'ConfigTranslator') return [];
  const tool = findText(element, 'tool');
  if (SOURCE_TOOLS.some((supported) => supported === tool)) return [];
  const hint = `Write tool="…" with one of: ${SOURCE_TOOLS.join(', ')}.`;
  return [{ message: `<ConfigTranslator> has an unknown tool: ${tool ?? 'none'}.`, hint }];
}

/** Checks that `<Tabs>` contains only tabs, since anything else would not be shown. */
function checkTabs(element: JsxElement): Mistake[] {
  const parts = listTabParts(element);
  const tabs = parts.filter(isTab);
  const labels = tabs.map((tab) => findText(tab, 'label'));
  const isOther = parts.some((part) => !isTab(part) && !isBlank(part));
  if (!isOther && labels.length > 0 && labels.length <= MAX_TABS && labels.every(Boolean) && new Set(labels).size === labels.length)
    return checkDefault(findText(element, 'defaultValue'), tabs);
  const found = labels.map((label) => label || 'no label').join(', ') || 'none';
  const hint = `Write 1 to ${MAX_TABS} <Tab label="…"> with different labels, and nothing between them.`;
  return [{ message: `The tabs of <Tabs> are not valid: ${found}${isOther ? ', and something else' : ''}.`, hint }];
}

/** Checks that `<CardGrid>` contains only cards: the Markdown version is a list of them. */
function checkCards({ children }: JsxElement): Mistake[] {
  if (children.every((child) => (isJsxElement(child) && child.name === 'Card') || isBlank(child))) return [];
  return [
    { message: '<CardGrid> contains something other than cards.', hint: 'Write <Card title="…"> for each card, and other text outside.' },
  ];
}

/** Lists the content of `<Tabs>`. Elements on one line are wrapped in a paragraph. */
export function listTabParts({ children }: JsxElement): Nodes[] {
  return children.flatMap((child): Nodes[] => (child.type === 'paragraph' ? child.children : [child]));
}

function checkDefault(selected: string | undefined, tabs: readonly JsxElement[]): Mistake[] {
  const values = tabs.map((tab) => findText(tab, 'value') ?? findText(tab, 'label'));
  if (selected === undefined || values.includes(selected)) return [];
  return [{ message: `<Tabs> has no tab "${selected}" to select.`, hint: `Set defaultValue to one of: ${values.join(', ')}.` }];
}

function isTab(node: Nodes): node is JsxElement {
  return isJsxElement(node) && node.name === 'Tab';
}

/** Returns whether a node is white space or a comment. */
function isBlank(node: Nodes): boolean {
  return 'value' in node && (node.type === 'text' ? node.value.trim() === '' : /^mdx(?:Flow|Text)Expression$/.test(node.type));
}

function checkAttribute(attribute: JsxElement['attributes'][number], element: string | null): Mistake[] {
  if (attribute.type === 'mdxJsxExpressionAttribute')
    return [{ message: `<${element}> has attributes in an expression.`, hint: 'Write out each attribute: name="value".' }];
  const { name, value } = attribute;
  const isHandler = /^[A-Z]/.test(element ?? '') ? /^on[A-Z]/.test(name) : /^on/i.test(name);
  if (isHandler || REFUSED_ATTRIBUTES.has(name.toLowerCase())) {
    const hint = 'The content security policy blocks inline styles and handlers; use a class or a component.';
    return [{ message: `The attribute "${name}" on <${element}> is not allowed.`, hint }];
  }
  const constant = typeof value === 'object' && value ? readExpression(value.data?.estree) : (value ?? '');
  // The values of other attributes are names or text, such as "File: a".
  const isAddress = FILE_ATTRIBUTE.test(name.toLowerCase()) || name === 'cite';
  if (constant !== undefined) return isAddress ? listTexts(constant).flatMap(checkUrl) : [];
  return [{ message: `The attribute "${name}" on <${element}> is not a constant.`, hint: CONSTANT_HINT }];
}

function listTexts(value: Literal): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}
