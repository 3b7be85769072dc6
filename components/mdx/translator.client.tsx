'use client';

import { useId } from 'react';
import { useTranslator } from '@/components/mdx/use-translator';
import { withBoundary } from '@/components/ui/feature-boundary.client';
import { PLAIN_FIELD } from '@/components/ui/plain-field';
import type { SourceTool } from '@/lib/site/source-tools';
import { fillText } from '@/lib/site/texts/texts';
import type { UiTexts } from '@/lib/site/texts/types';

interface TranslatorProps {
  readonly tool: SourceTool;
  readonly placeholder: string;
  readonly texts: UiTexts['translator'];
}

/** The HTML of the result. A string, so that React does not compare the content, to which the late script adds its buttons. */
const EMPTY_BLOCK =
  '<div class="code-head"><span class="file-icon" data-kind="ts" aria-hidden="true"></span>rslib.config.ts</div><pre tabindex="0"><code></code></pre>';

/** A field for a configuration, and the Rslib configuration that it becomes. */
export const Translator = withBoundary(Form, ({ texts }) => <p>{texts.unavailable}</p>);

function Form({ tool, placeholder, texts }: TranslatorProps) {
  const id = useId();
  const { source, output, translate, kind, message } = useTranslator(tool, texts);
  return (
    <div className="translator my-[1.25rem] no-script:hidden print:hidden">
      <label htmlFor={id} className="text-md font-semibold">
        {fillText(texts.source, { tool: `${tool}.config.ts` })}
      </label>
      <textarea
        ref={source}
        id={id}
        rows={8}
        placeholder={placeholder}
        className="mt-2 block w-full rounded border border-text-faint bg-bg p-3 font-mono text-small touch:text-[length:max(16px,var(--text-ui))]"
        {...PLAIN_FIELD}
        aria-invalid={kind === 'failed'}
        aria-describedby={`${id}-message`}
      />
      <p className="mt-3 flex flex-wrap items-center gap-3">
        <button type="button" className="button button-brand" data-replay onClick={({ currentTarget }) => translate(currentTarget)}>
          {texts.translate}
        </button>
        {/* Never hidden, because screen readers do not announce changes in hidden elements. */}
        <span id={`${id}-message`} role="status" className={`text-ui ${kind === 'translated' ? 'text-text-muted' : 'text-danger'}`}>
          {message}
        </span>
      </p>
      <section aria-label={texts.result} hidden={kind !== 'translated'}>
        <div ref={output} className="code-block" data-lang="ts" dangerouslySetInnerHTML={{ __html: EMPTY_BLOCK }} />
      </section>
    </div>
  );
}
