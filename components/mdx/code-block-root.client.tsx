'use client';

import { type ReactNode, useRef, useState } from 'react';
import { useCopied } from '@/components/hooks/use-copied';
import { readCode } from '@/components/mdx/read-code';
import { Icon } from '@/components/ui/icon';
import type { UiTexts } from '@/lib/site/texts/types';

interface CodeBlockRootProps {
  readonly lang: string;
  readonly wrap: boolean;
  readonly texts: UiTexts['code'];
  readonly children: ReactNode;
}

/** The root element of a code block, with the buttons for wrapping and copying. */
export function CodeBlockRoot({ lang, wrap, texts, children }: CodeBlockRootProps) {
  const root = useRef<HTMLDivElement>(null);
  const [wrapped, setWrapped] = useState(wrap);
  const { copied, copy } = useCopied(texts.copyPrompt);
  const copyLabel = copied ? texts.copied : texts.copy;
  return (
    <div ref={root} className="code-block" data-lang={lang} data-wrap={wrapped ? '' : undefined}>
      {children}
      <div className="code-tools">
        <button
          type="button"
          className="code-tool"
          aria-label={texts.toggleWrap}
          aria-pressed={wrapped}
          data-tooltip={texts.toggleWrap}
          data-placement="top"
          onClick={() => setWrapped(!wrapped)}
        >
          <Icon name="wrap" />
        </button>
        <button
          type="button"
          className="code-tool"
          aria-label={copyLabel}
          data-copied={copied ? '' : undefined}
          data-tooltip={copyLabel}
          data-placement="top"
          onClick={() => copy(readCode(root.current, lang))}
        >
          <Icon name={copied ? 'check' : 'copy'} />
        </button>
      </div>
    </div>
  );
}
