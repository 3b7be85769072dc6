import postcss from 'postcss';
import { PurgeCSS } from 'purgecss';
import { findAttribute, type HtmlElement } from '@/lib/export/html';

/** Names that the selectors of a page can match. */
export interface PageNames {
  readonly tags: Set<string>;
  readonly classes: Set<string>;
  readonly ids: Set<string>;
  readonly attributes: Set<string>;
  readonly values: Set<string>;
}

/**
 * Names that scripts add to the static page: the head script and `lib/browser/behaviors` and `lib/browser/start`. Components add more,
 * but the complete style sheet is loaded before the framework starts.
 */
const DYNAMIC_CLASSES = ['dark', 'light'];
const DYNAMIC_ATTRIBUTES = [
  ...['theme', 'waiting', 'navbar-away', 'hide-navbar', 'hide-sidebar', 'hide-outline', 'hide-footer', 'hide-global-ui'],
  ...['shown', 'live', 'copied', 'wrap', 'index'],
].map((name) => `data-${name}`);
const DYNAMIC_ARIA = ['aria-current', 'aria-selected', 'aria-pressed'];
const DYNAMIC_VALUES = ['dark', 'light', 'auto', 'true', 'false', ...'0123456789'];

/** Names of the static page and of what its scripts add. */
export function createNames(): PageNames {
  return {
    tags: new Set(),
    classes: new Set(DYNAMIC_CLASSES),
    ids: new Set(),
    attributes: new Set([...DYNAMIC_ATTRIBUTES, ...DYNAMIC_ARIA, 'open']),
    values: new Set(DYNAMIC_VALUES),
  };
}

/** Adds the names of an element. */
export function collectNames({ tagName, attrs }: HtmlElement, names: PageNames): void {
  names.tags.add(tagName);
  for (const { name, value } of attrs) {
    names.attributes.add(name);
    names.values.add(value);
    if (name === 'id') names.ids.add(value);
    if (name === 'class') for (const each of value.split(/\s+/)) names.classes.add(each);
  }
}

/** Returns a name for the pages that share a critical style sheet with this one: those of the same layout. */
export function findStyleGroup(elements: readonly HtmlElement[]): string {
  const layouts = elements.flatMap(({ attrs }) => attrs.filter(({ name }) => name === 'data-page-type' || name === 'data-layout'));
  const hasExplorer = elements.some((element) => findAttribute(element, 'data-axes') !== undefined);
  return [...layouts.map(({ value }) => value), ...(hasExplorer ? ['explorer'] : [])].join('-');
}

/**
 * Reduces a style sheet to the rules, variables and keyframes that can apply to static pages with these names. The order of rules and
 * layers is unchanged, so that the complete style sheet can be loaded after it without visible change.
 */
export async function reduceStyles(css: string, { tags, classes, ids, attributes, values }: PageNames): Promise<string> {
  const names = {
    tags: [...tags],
    classes: [...classes],
    ids: [...ids],
    attributes: { names: [...attributes], values: [...values] },
    undetermined: [],
  };
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [{ raw: 'all names', extension: 'html' }],
    extractors: [{ extensions: ['html'], extractor: () => names }],
    keyframes: true,
    variables: true,
  });
  return removeRepetitions(result?.css ?? '');
}

/** Removes declarations that a rule repeats, which `@apply` of several utilities leads to. */
function removeRepetitions(css: string): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const later = new Set<string>();
    for (const node of [...rule.nodes].reverse()) {
      if (node.type !== 'decl') continue;
      const text = node.toString();
      if (later.has(text)) node.remove();
      later.add(text);
    }
  });
  return root.toString();
}
