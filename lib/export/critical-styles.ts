import postcss from 'postcss';
import parser from 'postcss-selector-parser';
import { type HtmlElement, listClasses } from '@/lib/export/html';
import { canMatch } from '@/lib/export/match-selectors';
import type { PageElements } from '@/lib/export/page-elements';
import { removeEmpty, removePropertiesLayer, removeRepetitions, removeUnused } from '@/lib/export/prune-styles';

/** The selectors of a stylesheet, by their text. */
export type StyleSelectors = ReadonlyMap<string, parser.Selector>;

/** Classes of rare components. Critical stylesheets of pages without them do not contain their rules. */
const RARE_COMPONENTS = ['card-link', 'diagram', 'explorer', 'steps', 'translator', 'zoom'];

/** Returns the name of the group of pages that share a critical stylesheet: those with the same layout and the same rare components. */
export function getStyleGroup(elements: readonly HtmlElement[]): string {
  const layouts = elements.flatMap(({ attrs }) => attrs.filter(({ name }) => name === 'data-page-type' || name === 'data-layout'));
  const classes = new Set(elements.flatMap(listClasses));
  return [...layouts.map(({ value }) => value), ...RARE_COMPONENTS.filter((name) => classes.has(name))].join('-');
}

export function listSelectors(css: string): StyleSelectors {
  const selectors = new Map<string, parser.Selector>();
  walkStyleRules(postcss.parse(css), (rule) => {
    for (const text of rule.selectors) {
      const [selector] = parser().astSync(text).nodes;
      if (selector) selectors.set(text, selector);
    }
  });
  return selectors;
}

/** Matches selectors with the elements of a page. Returns a character for each, in order: `1` if an element can match it, or `0`. */
export function matchSelectors(selectors: StyleSelectors, page: PageElements): string {
  return Array.from(selectors.values(), (selector) => (canMatch(selector, page) ? '1' : '0')).join('');
}

/** Lists the selectors that no page uses. `pages` are results of `matchSelectors`. */
export function listUnused(selectors: StyleSelectors, pages: Iterable<string>): Set<string> {
  const results = [...new Set(pages)];
  return new Set([...selectors.keys()].filter((_, index) => results.every((used) => used[index] === '0')));
}

/**
 * Reduces a stylesheet to the rules, variables and keyframes that can apply to static pages. Keeps the order of rules and layers, so that
 * loading the complete stylesheet afterward has no visible effect. `kept` are variables that pictures use.
 */
export function reduceStyles(css: string, unused: ReadonlySet<string>, kept: ReadonlySet<string>): postcss.Root {
  const root = postcss.parse(css);
  walkStyleRules(root, (rule) => {
    const selectors = rule.selectors.filter((text) => !unused.has(text));
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  root.walkRules(removeRepetitions);
  removePropertiesLayer(root);
  removeUnused(root, kept);
  removeEmpty(root);
  return root;
}

/** Visits all rules except those of keyframes, whose selectors are percentages. */
function walkStyleRules(root: postcss.Root, visit: (rule: postcss.Rule) => void): void {
  root.walkRules((rule) => {
    const { parent } = rule;
    if (parent?.type !== 'atrule' || !('name' in parent) || parent.name !== 'keyframes') visit(rule);
  });
}
