import type { ComponentProps } from 'react';
import { CodeBlockRoot } from '@/components/mdx/code-block-root.client';
import { FileIcon } from '@/components/mdx/file-icon';
import type { UiTexts } from '@/lib/site/texts/types';

/** What the Markdown pipeline writes on a `pre`; a flag is there or not, its value says nothing. */
interface CodeBlockProps extends ComponentProps<'pre'> {
  readonly 'data-lang'?: string;
  readonly 'data-title'?: string;
  readonly 'data-wrap'?: string;
  readonly texts: UiTexts['code'];
}

/** A code block in its frame: file name, language, wrap toggle and copy button (spec section 2.5). */
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so it must be reachable by keyboard. */}
      <pre {...pre} tabIndex={0} />
    </CodeBlockRoot>
  );
}
