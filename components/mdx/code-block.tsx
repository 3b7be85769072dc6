import type { ComponentProps } from 'react';
import { CodeBlockRoot } from '@/components/mdx/code-block-root.client';
import { FileIcon } from '@/components/mdx/file-icon';
import type { UiTexts } from '@/lib/site/texts/types';

/** Attributes that the Markdown pipeline adds to `pre`. `data-wrap` is a boolean attribute. */
interface CodeBlockProps extends ComponentProps<'pre'> {
  readonly 'data-lang'?: string;
  readonly 'data-title'?: string;
  readonly 'data-wrap'?: string;
  readonly texts: UiTexts['code'];
}

/** A code block with file name, language, wrap toggle and copy button. */
export function CodeBlock({ 'data-lang': lang = 'text', 'data-title': title, 'data-wrap': wrap, texts, ...pre }: CodeBlockProps) {
  return (
    <CodeBlockRoot lang={lang} wrap={wrap !== undefined} texts={texts}>
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
    </CodeBlockRoot>
  );
}
