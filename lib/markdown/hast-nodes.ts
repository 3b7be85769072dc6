import type { Element, Properties, Text } from 'hast';

/** Builds an HTML element. */
export function buildTag(tagName: string, properties: Properties, ...children: Element['children']): Element {
  return { type: 'element', tagName, properties, children };
}

/** Builds a text node. */
export function buildText(value: string): Text {
  return { type: 'text', value };
}
