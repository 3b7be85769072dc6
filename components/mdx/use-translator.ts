import { useRef, useState } from 'react';
import type { SourceTool } from '@/lib/site/source-tools';
import type { UiTexts } from '@/lib/site/texts/types';

/**
 * Translates the text of `source` and shows the result in the code block `output`. The translator is loaded by the first click, because
 * few readers need it. The text belongs to the browser, so that what is typed before the start is kept.
 */
export function useTranslator(tool: SourceTool, texts: UiTexts['translator']) {
  const source = useRef<HTMLTextAreaElement>(null);
  const output = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState({ kind: '', message: '' });

  const translate = async () => {
    try {
      const { showTranslation } = await import('@/lib/browser/show-translation');
      setShown(showTranslation(source.current?.value ?? '', output.current, tool, texts));
    } catch (error) {
      console.error(error);
      setShown({ kind: '', message: texts.unavailable });
    }
  };
  return { source, output, translate, ...shown };
}
