import type { ComponentProps } from 'react';
import { FileIcon } from '@/components/mdx/file-icon';

/** Attributes that the Markdown pipeline adds to `pre`. `data-wrap` is a boolean attribute. */
interface CodeBlockProps extends ComponentProps<'pre'> {
  readonly 'data-lang'?: string;
  readonly 'data-title'?: string;
  readonly 'data-wrap'?: string;
}

/** A code block with file name and language. The page script adds the buttons (`lib/browser/behaviors/code-tools.ts`). */
export function CodeBlock({ 'data-lang': lang = 'text', 'data-title': title, 'data-wrap': wrap, ...pre }: CodeBlockProps) {
  return (
    <div className="code-block" data-lang={lang} data-wrap={wrap}>
      <div className={title ? 'code-head has-title' : 'code-head'}>
        {title && (
          <span className="code-title">
            <FileIcon name={title} />
            {title}
          </span>
        )}
        {lang !== 'text' && <span className="code-lang">{lang}</span>}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard. */}
      <pre {...pre} tabIndex={0} />
      {/* Filled by the page script. With `dangerouslySetInnerHTML`, React does not hydrate the content. */}
      <div className="code-tools" dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
    </div>
  );
}
