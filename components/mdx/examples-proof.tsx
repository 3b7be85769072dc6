import { Icon } from '@/components/ui/icon';
import { describeProof } from '@/lib/site/texts/describe-proof';
import type { UiTexts } from '@/lib/site/texts/types';

/** Props that the Markdown pipeline adds. */
export interface ExamplesProofProps {
  /** Number of the examples of a page, and the tools that built them, each with its version. */
  readonly facts: { readonly count: number; readonly tools: readonly string[] };
}

/** Says once per page, below its title, that its examples are real. */
export function ExamplesProof({ facts, texts }: ExamplesProofProps & { readonly texts: UiTexts['example'] }) {
  return (
    <p className="examples-proof">
      <Icon name="check" />
      {describeProof(facts, texts)}
    </p>
  );
}
