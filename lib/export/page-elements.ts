import { CODE_TOOLS_ID } from '@/lib/browser/behaviors/code-tools';
import { findAttribute, type HtmlElement, listClasses, listElements, parseHtml } from '@/lib/export/html';
import { getOrCreate } from '@/lib/site/collections';

/** The elements of a page, indexed by the names that selectors can use. */
export interface PageElements {
  readonly all: readonly HtmlElement[];
  readonly tags: ElementIndex;
  readonly classes: ElementIndex;
  readonly ids: ElementIndex;
  readonly attributes: ElementIndex;
  /** The elements with the same parent, and the index of the element among them. */
  readonly positions: ReadonlyMap<HtmlElement, { readonly siblings: readonly HtmlElement[]; readonly index: number }>;
  /** Returns an element and its descendants. */
  readonly listSubtree: (element: HtmlElement) => readonly HtmlElement[];
}

type ElementIndex = ReadonlyMap<string, ReadonlySet<HtmlElement>>;
type ReadRest = (url: string) => Readonly<Record<string, string>>;

/**
 * Indexes the elements of a page by their names. Scripts insert no elements other than the buttons of code blocks and those in the HTML that
 * `readRest` returns for the value of a `data-rest` attribute.
 */
export function indexElements(elements: readonly HtmlElement[], readRest: ReadRest): PageElements {
  const rest = elements.flatMap((element) => addRest(element, findAttribute(element, 'data-rest'), readRest));
  const all = removeTemplate([...elements, ...rest]);
  const index = (list: (element: HtmlElement) => readonly string[]): ElementIndex => {
    const sets = new Map<string, Set<HtmlElement>>();
    for (const element of all) {
      for (const name of list(element)) getOrCreate(sets, name, () => new Set()).add(element);
    }
    return sets;
  };
  const tags = index(({ tagName }) => [tagName]);
  const subtrees = new Map<HtmlElement, readonly HtmlElement[]>();
  return {
    all,
    tags,
    classes: index(listClasses),
    ids: index((element) => [findAttribute(element, 'id') ?? ''].filter(Boolean)),
    attributes: index(({ attrs }) => attrs.map(({ name }) => name)),
    positions: locateElements(all),
    listSubtree: (element: HtmlElement) => {
      // Excludes those of the template that is left out.
      return getOrCreate(subtrees, element, () =>
        listElements(element).filter((descendant) => tags.get(descendant.tagName)?.has(descendant)),
      );
    },
  };
}

function locateElements(elements: readonly HtmlElement[]) {
  const positions = new Map<HtmlElement, { siblings: readonly HtmlElement[]; index: number }>();
  for (const parent of new Set(elements.map(({ parentNode }) => parentNode))) {
    const siblings = (parent?.childNodes ?? []).filter((node) => 'tagName' in node);
    for (const [index, element] of siblings.entries()) positions.set(element, { siblings, index });
  }
  return positions;
}

/** Inserts the HTML that an explorer loads into the slots of the explorer. Returns the new elements. */
function addRest(explorer: HtmlElement, url: string | undefined, readRest: ReadRest): HtmlElement[] {
  if (!url) return [];
  const slots = listElements(explorer).filter((element) => findAttribute(element, 'data-slot') !== undefined);
  return Object.entries(readRest(url)).flatMap(([name, html]) => {
    const body = listElements(parseHtml(html)).find(({ tagName }) => tagName === 'body');
    const slot = slots.find((element) => findAttribute(element, 'data-slot') === name);
    if (!body || !slot) return [];
    const added = listElements(body).slice(1);
    for (const child of body.childNodes) child.parentNode = slot;
    slot.childNodes.push(...body.childNodes);
    return added;
  });
}

/** Removes the buttons of code blocks if the page has no code blocks. */
function removeTemplate(elements: readonly HtmlElement[]): readonly HtmlElement[] {
  if (elements.some((element) => listClasses(element).includes('code-block'))) return elements;
  const template = elements.find((element) => findAttribute(element, 'id') === CODE_TOOLS_ID);
  const unused = new Set(template ? listElements(template) : []);
  return elements.filter((element) => !unused.has(element));
}
