import { Translator } from '@/components/mdx/translator.client';
import type { UiTexts } from '@/lib/site/texts/types';
import { TOOLS, type Tool } from '@/lib/translator/types';

export interface ConfigTranslatorProps {
  /** The tool whose configuration readers paste. */
  readonly tool: Tool;
}

/** A form that translates a configuration into one of Rslib; without scripts, a sentence about the tables. Throws if the tool is not known. */
export function ConfigTranslator({ tool, texts }: ConfigTranslatorProps & { readonly texts: UiTexts['translator'] }) {
  if (!TOOLS.includes(tool)) throw new Error(`<ConfigTranslator tool="${tool}" /> has an unknown tool. Known: ${TOOLS.join(', ')}.`);
  return (
    <>
      <p className="[[data-theme]_&]:hidden">{texts.noScript}</p>
      <Translator tool={tool} texts={texts} />
    </>
  );
}
