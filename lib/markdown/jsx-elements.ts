import type { Nodes } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { ElementData } from '@/lib/markdown/element-data';
import { buildExpression, type Literal, readExpression } from '@/lib/markdown/expressions';
import { INLINE_NAMES } from '@/lib/markdown/html-names';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

export function isJsxElement(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Returns whether a node is an element whose words do not continue those before and after it, such as `<br />` or `<li>`. */
export function isApart(node: Nodes): boolean {
  return isJsxElement(node) && node.name !== null && !INLINE_NAMES.has(node.name);
}

/** Returns whether a node is a block element with one of these names. */
export function isBlock(node: Nodes | undefined, ...names: readonly string[]): node is MdxJsxFlowElement {
  return node?.type === 'mdxJsxFlowElement' && names.includes(node.name ?? '');
}

/** Reads the attributes of an element. Those without a value are `true`; those that are not constants are left out. */
export function readAttributes({ attributes }: JsxElement): Readonly<Record<string, Literal>> {
  return Object.fromEntries(
    attributes.flatMap((attribute): [string, Literal][] => {
      if (attribute.type !== 'mdxJsxAttribute') return [];
      const { name, value } = attribute;
      if (typeof value === 'string') return [[name, value]];
      if (!value) return [[name, true]];
      const constant = readExpression(value.data?.estree);
      return constant === undefined ? [] : [[name, constant]];
    }),
  );
}

/** Returns whether an element has an attribute, even if its value is not a constant. */
export function hasAttribute({ attributes }: JsxElement, name: string): boolean {
  return attributes.some((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
}

/** Finds the value of an attribute if it is a string. */
export function findText(element: JsxElement, name: string): string | undefined {
  const value = readAttributes(element)[name];
  return typeof value === 'string' ? value : undefined;
}

/**
 * Builds an MDX element; a fragment if `name` is null. Strings become plain attributes, other values expressions; `undefined` is left out.
 * `element` is the content of a custom element for other outputs than HTML.
 */
export function buildElement(
  name: string | null,
  attributes: Readonly<Record<string, string | object | undefined>>,
  children: Readonly<MdxJsxFlowElement['children']>,
  element?: ElementData,
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([key, value]) => (value === undefined ? [] : [buildAttribute(key, value)])),
    children: [...children],
    ...(element && { data: { element } }),
  };
}

function buildAttribute(name: string, value: string | object): MdxJsxAttribute {
  if (typeof value === 'string') return { type: 'mdxJsxAttribute', name, value };
  return {
    type: 'mdxJsxAttribute',
    name,
    value: { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree: buildExpression(value) } },
  };
}
