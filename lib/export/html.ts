import { type DefaultTreeAdapterTypes, parse, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
export type HtmlElement = DefaultTreeAdapterTypes.Element;
type HtmlDocument = DefaultTreeAdapterTypes.Document;

/** Elements whose content readers do not see. */
const UNSEEN = new Set(['script', 'style', 'template', 'textarea', 'title']);

/** Parses a page like a browser with scripting disabled, so that the content of `noscript` becomes elements. */
export function parseHtml(html: string): HtmlDocument {
  return parse(html, { scriptingEnabled: false });
}

/** Parses only the head of a page, with source locations, which double the parsing time. */
export function parseHead(html: string): HtmlDocument {
  const end = html.indexOf('</head>');
  return parse(end < 0 ? html : html.slice(0, end), { sourceCodeLocationInfo: true, scriptingEnabled: false });
}

/** Parses a start tag; undefined if the text is not one. */
export function parseTag(tag: string): HtmlElement | undefined {
  return parseFragment(tag, { scriptingEnabled: false }).childNodes.find((node) => 'tagName' in node);
}

/** Lists all elements in document order, including those in templates. */
export function listElements(root: Node): HtmlElement[] {
  const elements: HtmlElement[] = [];
  visitNodes(root, (node) => {
    if ('tagName' in node) elements.push(node);
    return true;
  });
  return elements;
}

/** Finds the value of an attribute; `name` is lower case. */
export function findAttribute({ attrs }: HtmlElement, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

export function listClasses(element: HtmlElement): string[] {
  return findAttribute(element, 'class')?.split(/\s+/) ?? [];
}

/** Reads the visible text of an element, with collapsed white space. */
export function readVisibleText(element: HtmlElement): string {
  const texts: string[] = [];
  visitNodes(element, (node) => {
    if ('value' in node) texts.push(node.value);
    return !UNSEEN.has(node.nodeName);
  });
  return texts.join(' ').replace(/\s+/g, ' ').trim();
}

/** Reads the exact text of an element in the DOM, including spaces, which policy hashes must be computed from. */
export function readExactText({ childNodes }: HtmlElement): string {
  return childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

/** Inserts markup after `<meta charset>`, before other head elements. Throws if the start of the page has no `<meta charset>`. */
export function insertAfterCharset(html: string, markup: string): string {
  const charset = listElements(parseHead(html)).find(
    (element) => element.tagName === 'meta' && findAttribute(element, 'charset') !== undefined,
  );
  const end = charset?.sourceCodeLocation?.endOffset;
  if (end === undefined) throw new Error('has no <meta charset>, after which other elements of the head could be inserted');
  return html.slice(0, end) + markup + html.slice(end);
}

/** Visits nodes in document order; skips the descendants of a node unless `visit` returns true for it. */
function visitNodes(node: Node, visit: (node: Node) => boolean): void {
  if (!visit(node)) return;
  if ('content' in node) visitNodes(node.content, visit);
  else if ('childNodes' in node) for (const child of node.childNodes) visitNodes(child, visit);
}
