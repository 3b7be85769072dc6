import { Icon } from '@/components/ui/icon';
import { fillText } from '@/lib/site/texts/texts';
import type { UiTexts } from '@/lib/site/texts/types';

/** Props that the Markdown pipeline adds. */
export interface ExamplesProofProps {
  /** Number of the examples of a page, and the tools that built them, each with its version. */
  readonly facts: { readonly count: number; readonly tools: readonly string[] };
}

/** Says once per page, below its title, that its examples are real. */
export function ExamplesProof({ facts: { count, tools }, texts }: ExamplesProofProps & { readonly texts: UiTexts['example'] }) {
  const text = count === 1 ? texts.verifiedOne : texts.verifiedPage;
  return (
    <p className="examples-proof">
      <Icon name="check" />
      {fillText(text, { count: String(count), tools: tools.join(', ') })}
    </p>
  );
}
