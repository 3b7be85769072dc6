import type { Element, ElementContent, Properties } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { findFileKind } from '@/lib/site/file-kind';

/** Attribute of `pre` with the HTML of the code block, which the component `CodeBlock` renders. */
export const CODE_HTML = 'data-html';

interface CodeParts {
  readonly lang: string;
  /** File name. */
  readonly title?: string;
  /** Attributes of `pre`. */
  readonly properties?: Properties;
  readonly lines: readonly ElementContent[];
}

/**
 * Renders the content of a code block: file name, language and code. It is one string, because as elements the thousands of tokens of a
 * page would be created, sent in the payload and hydrated for no use.
 */
export function renderCode({ lang, title, properties = {}, lines }: CodeParts): string {
  // Labels of plain text would only take space.
  const isLabeled = lang !== 'text' && lang !== 'log';
  const head = [
    ...(title ? [build('span', ['code-title'], buildIcon(title), text(title))] : []),
    ...(isLabeled ? [build('span', ['code-lang'], text(lang))] : []),
  ];
  const code: Element = { type: 'element', tagName: 'code', properties: {}, children: [...lines] };
  // Focusable, because a scroll container must be reachable by keyboard.
  const pre: Element = { type: 'element', tagName: 'pre', properties: { ...properties, tabIndex: 0 }, children: [code] };
  return toHtml([build('div', title ? ['code-head', 'has-title'] : ['code-head'], ...head), pre]);
}

function build(tagName: string, className: string[], ...children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: { className }, children };
}

/** The same as the component `FileIcon`. */
function buildIcon(name: string): Element {
  const properties = { className: ['file-icon'], 'data-kind': findFileKind(name), 'aria-hidden': 'true' };
  return { type: 'element', tagName: 'span', properties, children: [] };
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}
