import postcss from 'postcss';
import parser from 'postcss-selector-parser';
import { findAttribute, type HtmlElement } from '@/lib/export/html';
import { canMatch } from '@/lib/export/match-selectors';
import type { PageElements } from '@/lib/export/page-elements';
import { removeEmpty, removeFallbacks, removeRepetitions, removeUnused } from '@/lib/export/prune-styles';

/** The selectors of a style sheet by their text. */
export type StyleSelectors = ReadonlyMap<string, parser.Selector>;

/** Classes of components that only few pages have, so that the styles of the others do not contain their rules. */
const RARE_COMPONENTS = ['card-link', 'diagram', 'explorer', 'steps', 'translator', 'zoom'];

/** Returns a name for the pages that share a critical style sheet with this one: those of the same layout and with the same rare components. */
export function getStyleGroup(elements: readonly HtmlElement[]): string {
  const layouts = elements.flatMap(({ attrs }) => attrs.filter(({ name }) => name === 'data-page-type' || name === 'data-layout'));
  const classes = new Set(elements.flatMap((element) => findAttribute(element, 'class')?.split(/\s+/) ?? []));
  return [...layouts.map(({ value }) => value), ...RARE_COMPONENTS.filter((name) => classes.has(name))].join('-');
}

/** The selectors of a style sheet. */
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

/** Which selectors an element of a page can match: one bit for each, in their order. */
export function findUsed(selectors: StyleSelectors, page: PageElements): Uint8Array {
  const used = new Uint8Array(Math.ceil(selectors.size / 8));
  for (const [index, selector] of [...selectors.values()].entries()) {
    if (canMatch(selector, page)) used[index >> 3] = (used[index >> 3] ?? 0) | (1 << (index & 7));
  }
  return used;
}

/** The selectors that no page uses. `pages` are results of `findUsed`. */
export function listUnused(selectors: StyleSelectors, pages: readonly Uint8Array[]): Set<string> {
  const isUsed = (index: number) => pages.some((used) => ((used[index >> 3] ?? 0) >> (index & 7)) & 1);
  return new Set([...selectors.keys()].filter((_, index) => !isUsed(index)));
}

/**
 * Reduces a style sheet to the rules, variables and keyframes that can apply to static pages. The order of rules and layers is unchanged,
 * so that the complete style sheet can be loaded after it without visible change. `kept` are variables that pictures use.
 */
export function reduceStyles(css: string, unused: ReadonlySet<string>, kept: ReadonlySet<string>): postcss.Root {
  const root = postcss.parse(css);
  walkStyleRules(root, (rule) => {
    const selectors = rule.selectors.filter((text) => !unused.has(text));
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  root.walkRules(removeRepetitions);
  removeFallbacks(root);
  removeUnused(root, kept);
  removeEmpty(root);
  return root;
}

/** Visits all rules but those of keyframes, whose selectors are percentages. */
function walkStyleRules(root: postcss.Root, visit: (rule: postcss.Rule) => void): void {
  root.walkRules((rule) => {
    const { parent } = rule;
    if (parent?.type !== 'atrule' || !('name' in parent) || !/keyframes$/.test(String(parent.name))) visit(rule);
  });
}
