import type { ComponentProps } from 'react';

/** Attributes that the Markdown pipeline adds to `pre` (`lib/markdown/code-html.ts`). `data-wrap` is a boolean attribute. */
interface CodeBlockProps extends ComponentProps<'pre'> {
  readonly 'data-lang'?: string;
  readonly 'data-wrap'?: string;
  readonly 'data-html'?: string;
}

/** A code block with its file name or language. The late script adds the buttons (`lib/browser/behaviors/code-tools.ts`). */
export function CodeBlock({ 'data-lang': lang, 'data-wrap': wrap, 'data-html': html, ...pre }: CodeBlockProps) {
  if (html === undefined) return <pre {...pre} />;
  // The pipeline renders this HTML from a syntax tree, which escapes all text.
  return <div className="code-block" data-lang={lang} data-wrap={wrap} dangerouslySetInnerHTML={{ __html: html }} />;
}
