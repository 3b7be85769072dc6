import type { Element, ElementContent, Properties, Text } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { checkCodeMarkup } from '@/lib/site/code-markup';

export function buildTag(tagName: string, properties: Properties, ...children: Element['children']): Element {
  return { type: 'element', tagName, properties, children };
}

export function buildText(value: string): Text {
  return { type: 'text', value };
}

/** Lists the classes of an element. The highlighter's transformers write `class`. */
export function listClasses({ className, class: text }: Properties): string[] {
  const value = className ?? text;
  return Array.isArray(value) ? value.map(String) : typeof value === 'string' ? value.split(/\s+/) : [];
}

/** Serializes code as HTML with few quotes: most elements of the site are tokens and lines, and payloads escape the quotes. */
export function serializeHtml(nodes: ElementContent[]): string {
  return checkCodeMarkup(toHtml(nodes, { preferUnquoted: true }));
}
