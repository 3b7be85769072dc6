import type { Element, ElementContent, Properties, Text } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { checkCodeMarkup } from '@/lib/site/code-markup';

export function buildTag(tagName: string, properties: Properties, ...children: Element['children']): Element {
  return { type: 'element', tagName, properties, children };
}

export function buildText(value: string): Text {
  return { type: 'text', value };
}

/** The classes of an element. Transformers of the highlighter write `class`. */
export function listClasses({ className, class: text }: Properties): string[] {
  const value = className ?? text;
  return Array.isArray(value) ? value.map(String) : typeof value === 'string' ? value.split(/\s+/) : [];
}

/**
 * Prints the HTML of code. Most elements of the site are tokens and lines, whose attributes are in pages and payloads, and quotes in a
 * payload are escaped, so values have quotes only where they need them.
 */
export function printMarkup(nodes: ElementContent[]): string {
  return checkCodeMarkup(toHtml(nodes, { preferUnquoted: true }));
}
