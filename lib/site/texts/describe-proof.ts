import { fillText } from '@/lib/site/texts/texts';
import type { UiTexts } from '@/lib/site/texts/types';

/** Says how many examples a page has, and which `tools` (each with its version) built them. */
export function describeProof(
  { count, tools }: { readonly count: number; readonly tools: readonly string[] },
  texts: UiTexts['example'],
): string {
  return fillText(count === 1 ? texts.verifiedOne : texts.verifiedPage, { count: String(count), tools: tools.join(texts.listSeparator) });
}
