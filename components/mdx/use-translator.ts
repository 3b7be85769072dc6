import { useRef, useState } from 'react';
import type { SourceTool } from '@/lib/site/source-tools';
import type { UiTexts } from '@/lib/site/texts/types';

/**
 * Translates the text in `source` and shows the result in the code block `output`. The first click loads the translator, because few
 * readers need it. React does not control the text, so that what is typed before it starts is kept.
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
