import { Translator } from '@/components/mdx/translator.client';
import { SOURCE_EXAMPLES, type SourceTool } from '@/lib/site/source-tools';
import type { UiTexts } from '@/lib/site/texts/types';

export interface ConfigTranslatorProps {
  /** The tool whose configuration readers paste. */
  readonly tool: SourceTool;
}

/** A form that translates a configuration into one for Rslib. Without scripts, a sentence that refers to the tables. */
export function ConfigTranslator({ tool, texts }: ConfigTranslatorProps & { readonly texts: UiTexts['translator'] }) {
  return (
    <>
      <p className="[[data-theme]_&]:hidden">{texts.noScript}</p>
      <Translator tool={tool} placeholder={`${texts.placeholder}\n\n${SOURCE_EXAMPLES[tool]}`} texts={texts} />
    </>
  );
}
