import { fillText } from '@/lib/site/texts/texts';
import type { UiTexts } from '@/lib/site/texts/types';

/** Formats how many examples a page has, and which `tools` (each with its version) built them. */
export function describeProof(
  { count, tools }: { readonly count: number; readonly tools: readonly string[] },
  texts: UiTexts['example'],
): string {
  const sentence = { 1: texts.verifiedOne, 2: texts.verifiedTwo }[count] ?? texts.verifiedPage;
  return fillText(sentence, { count: String(count), tools: joinTools(tools, texts) });
}

/** Formats which `tools` (each with its version) an example ran. */
export function describeTools(tools: readonly string[], texts: UiTexts['example']): string {
  return fillText(texts.ranWith, { tools: joinTools(tools, texts) });
}

function joinTools(tools: readonly string[], { listSeparator, lastListSeparator }: UiTexts['example']): string {
  return [tools.slice(0, -1).join(listSeparator), ...tools.slice(-1)].filter(Boolean).join(lastListSeparator);
}
