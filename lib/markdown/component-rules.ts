import { EXAMPLE_PARTS } from '@/lib/markdown/element-data';
import { hasAttribute, type JsxElement, readAttributes } from '@/lib/markdown/jsx-elements';
import type { Mistake } from '@/lib/site/diagnostics';

/** Callout types in containers (`:::tip`) and GitHub alerts (`> [!TIP]`). */
export const CALLOUT_TYPES = ['tip', 'info', 'note', 'warning', 'danger', 'details', 'important', 'caution'] as const;

/**
 * What an attribute may be: a string, one of several strings, words that are each one of several, an attribute without a value, or anything
 * that another check accepts.
 */
type Rule = 'text' | 'flag' | 'any' | readonly string[] | { readonly words: readonly string[] };

type Rules = Readonly<Record<string, Rule>>;

/** The components that a page may use without an import or, like pages for Rspress, from a theme package. `components/mdx` implements them. */
const ATTRIBUTES = {
  // Pages written for Rspress may set a position, which has no effect here.
  Tabs: { label: 'text', groupId: 'text', defaultValue: 'text', tabPosition: 'text' },
  Tab: { label: 'text', value: 'text' },
  PackageManagerTabs: { command: 'any' },
  Steps: {},
  Badge: { text: 'text', type: ['tip', 'info', 'warning', 'danger'], outline: 'flag' },
  Callout: { type: CALLOUT_TYPES, title: 'text' },
  FileTree: {},
  CardGrid: {},
  Card: { title: 'text', href: 'text' },
  Example: { id: 'text', open: ['tree'], only: { words: EXAMPLE_PARTS } },
  Option: { name: 'text' },
  Signature: { name: 'text' },
  FormatDefaults: { only: ['common'] },
  UndocumentedOptions: {},
  OutputExplorer: { id: 'text' },
  ConfigTranslator: { tool: 'any' },
} as const satisfies Readonly<Record<string, Rules>>;

type ComponentName = keyof typeof ATTRIBUTES;

export const COMPONENT_NAMES = Object.keys(ATTRIBUTES);

export function isComponentName(name: string | null): name is ComponentName {
  return name !== null && Object.hasOwn(ATTRIBUTES, name);
}

/** Reports attributes of components that would be ignored, or that the component cannot show. */
export function checkComponent(element: JsxElement): Mistake[] {
  const { name } = element;
  if (!isComponentName(name)) return [];
  const rules: Rules = ATTRIBUTES[name];
  const names = Object.keys(rules);
  const attributes = Object.entries(readAttributes(element));
  return [
    ...attributes.flatMap(([attribute, value]): Mistake[] => {
      const rule = Object.hasOwn(rules, attribute) ? rules[attribute] : undefined;
      // Handlers and the like have messages of their own.
      if (!rule) return /^(?:on[A-Z]|style$|dangerously)/.test(attribute) ? [] : [describeUnknown(name, attribute, names)];
      const expected = describeExpected(attribute, rule, value);
      return expected ? [{ message: `The attribute "${attribute}" on <${name}> is not valid.`, hint: `Write ${expected}.` }] : [];
    }),
    ...checkContent(name, element),
  ];
}

function describeUnknown(name: ComponentName, attribute: string, names: readonly string[]): Mistake {
  const hint = names.length > 0 ? `Known attributes: ${names.join(', ')}.` : 'It has no attributes; remove this one.';
  return { message: `<${name}> has no attribute "${attribute}".`, hint };
}

/** Describes how to write the attribute; undefined if its value is valid. */
function describeExpected(attribute: string, rule: Rule, value: unknown): string | undefined {
  if (rule === 'any') return undefined;
  if (rule === 'flag') return typeof value === 'boolean' ? undefined : `the attribute without a value: ${attribute}`;
  if (rule === 'text') return typeof value === 'string' && value.trim() !== '' ? undefined : `${attribute}="…" with text`;
  if ('words' in rule) {
    const isValid = typeof value === 'string' && value.split(' ').every((word) => rule.words.includes(word));
    return isValid ? undefined : `${attribute}="…" with some of: ${rule.words.join(' ')}`;
  }
  return rule.some((choice) => choice === value) ? undefined : `${attribute}="…" with one of: ${rule.join(', ')}`;
}

function checkContent(name: ComponentName, element: JsxElement): Mistake[] {
  if (name === 'Badge' && !hasAttribute(element, 'text') && element.children.length === 0)
    return [{ message: '<Badge> has no text.', hint: 'Write <Badge text="…" />.' }];
  if (name === 'Card' && !hasAttribute(element, 'title')) return [{ message: '<Card> has no title.', hint: 'Write <Card title="…">.' }];
  return [];
}
