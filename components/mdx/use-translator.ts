import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { SourceTool } from '@/lib/site/source-tools';
import type { UiTexts } from '@/lib/site/texts/types';

/** What readers left in the field, by tool, for when they come back. Only in memory, because configurations may be private. */
const drafts = new Map<SourceTool, { readonly text: string; readonly isTranslated: boolean }>();

/**
 * Translates the text in `source` and shows the result in the code block `output`. The first click loads the translator, because few
 * readers need it. React does not control the text, so that what is typed before it starts is kept.
 */
export function useTranslator(tool: SourceTool, texts: UiTexts['translator']) {
  const source = useRef<HTMLTextAreaElement>(null);
  const output = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState({ kind: '', message: '' });

  const translate = async (button?: Element) => {
    try {
      const { goToMistake, showTranslation } = await import('@/lib/browser/show-translation');
      const { failed, ...result } = showTranslation(source.current?.value ?? '', output.current, tool, texts);
      setShown(result);
      // Readers who have moved on in the meantime stay where they are.
      if (failed && source.current && document.activeElement === button) goToMistake(source.current, failed);
    } catch (error) {
      console.error(error);
      setShown({ kind: '', message: texts.unavailable });
    }
  };

  const restore = useEffectEvent((field: HTMLTextAreaElement) => {
    const draft = drafts.get(tool);
    if (!draft?.text) return;
    field.value = draft.text;
    if (draft.isTranslated) void translate();
  });
  const keep = useEffectEvent(({ value }: HTMLTextAreaElement) => drafts.set(tool, { text: value, isTranslated: shown.message !== '' }));
  useLayoutEffect(() => {
    const field = source.current;
    if (!field) return;
    restore(field);
    return () => void keep(field);
  }, []);
  return { source, output, translate, ...shown };
}
