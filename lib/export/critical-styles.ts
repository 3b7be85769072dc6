import postcss from 'postcss';
import parser from 'postcss-selector-parser';
import { findAttribute, type HtmlElement } from '@/lib/export/html';
import { removeEmpty, removeFallbacks, removeRepetitions, removeUnused } from '@/lib/export/prune-styles';

/** Names that the selectors of a page can match. */
export interface PageNames {
  readonly tags: Set<string>;
  readonly classes: Set<string>;
  readonly ids: Set<string>;
  readonly attributes: Set<string>;
  /** As `name=value`. */
  readonly values: Set<string>;
}

/**
 * Names that scripts add to the static page: the head script and `lib/browser/behaviors` and `lib/browser/start`. Components add more,
 * but the complete style sheet is loaded before the framework starts.
 */
const DYNAMIC_CLASSES = ['dark', 'light', 'explorer-mark', 'explorer-old', 'explorer-new'];
const DYNAMIC_ATTRIBUTES = [
  ...['theme', 'waiting', 'navbar-hidden', 'hide-navbar', 'hide-sidebar', 'hide-outline', 'hide-footer', 'hide-global-ui'],
  ...['shown', 'comparing', 'copied', 'wrap', 'index'],
].map((name) => `data-${name}`);
const DYNAMIC_ARIA = ['aria-current', 'aria-selected', 'aria-pressed'];

const SCRIPTED = new Set([...DYNAMIC_ATTRIBUTES, ...DYNAMIC_ARIA, 'open']);

/** Names of the static page and of what its scripts add. */
export function createNames(): PageNames {
  return {
    tags: new Set(),
    classes: new Set(DYNAMIC_CLASSES),
    ids: new Set(),
    attributes: new Set(SCRIPTED),
    values: new Set(),
  };
}

/** Adds the names of an element. */
export function collectNames({ tagName, attrs }: HtmlElement, names: PageNames): void {
  names.tags.add(tagName);
  for (const { name, value } of attrs) {
    names.attributes.add(name);
    names.values.add(`${name}=${value}`);
    if (name === 'id') names.ids.add(value);
    if (name === 'class') for (const each of value.split(/\s+/)) names.classes.add(each);
  }
}

/** Classes of components that only few pages have, so that the styles of the others do not contain their rules. */
const RARE_COMPONENTS = ['card-link', 'diagram', 'explorer', 'steps', 'translator', 'zoom'];

/** Returns a name for the pages that share a critical style sheet with this one: those of the same layout and with the same rare components. */
export function findStyleGroup(elements: readonly HtmlElement[]): string {
  const layouts = elements.flatMap(({ attrs }) => attrs.filter(({ name }) => name === 'data-page-type' || name === 'data-layout'));
  const classes = new Set(elements.flatMap((element) => findAttribute(element, 'class')?.split(/\s+/) ?? []));
  return [...layouts.map(({ value }) => value), ...RARE_COMPONENTS.filter((name) => classes.has(name))].join('-');
}

/** Parts and a state of form fields in the base styles, which match by name alone. */
const FIELD_PARTS = /^::(?:-webkit-(?:search|date|calendar|inner|outer)|file-selector-button|placeholder)|^:-moz-ui-invalid/;
/** Pseudo-classes that match if one of their selectors does. */
const ALTERNATIVES = new Set([':is', ':where', ':has', ':-webkit-any', ':-moz-any']);

/**
 * Reduces a style sheet to the rules, variables and keyframes that can apply to static pages with these names. The order of rules and
 * layers is unchanged, so that the complete style sheet can be loaded after it without visible change.
 */
export function reduceStyles(css: string, names: PageNames): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    // Selectors of keyframes are percentages.
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && /keyframes$/.test(String(rule.parent.name))) return;
    const selectors = parser()
      .astSync(rule.selector)
      .nodes.filter((selector) => canMatch(selector, names));
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors.map((selector) => selector.toString().trim());
  });
  root.walkRules(removeRepetitions);
  removeFallbacks(root);
  removeUnused(root);
  removeEmpty(root);
  return root.toString();
}

/** Whether all names that a selector requires exist. Their places in the page are not compared. */
function canMatch(selector: parser.Selector, names: PageNames): boolean {
  return selector.nodes.every((node) => {
    switch (node.type) {
      case 'class':
        return names.classes.has(node.value);
      case 'id':
        return names.ids.has(node.value);
      case 'tag':
        return names.tags.has(node.value);
      case 'attribute':
        return names.attributes.has(node.attribute) && canHaveValue(node, names);
      case 'pseudo':
        if (ALTERNATIVES.has(node.value)) return node.nodes.some((each) => canMatch(each, names));
        return names.tags.has('input') || !FIELD_PARTS.test(node.value);
      default:
        return true;
    }
  });
}

/** Scripts may give other values to their attributes. */
function canHaveValue({ attribute, operator, value }: parser.Attribute, { values }: PageNames): boolean {
  return operator !== '=' || SCRIPTED.has(attribute) || values.has(`${attribute}=${value}`);
}
