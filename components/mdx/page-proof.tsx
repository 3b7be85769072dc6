import { Icon } from '@/components/ui/icon';
import { describeProof } from '@/lib/site/texts/describe-proof';
import type { UiTexts } from '@/lib/site/texts/types';

/** Props that the Markdown pipeline adds. */
export interface PageProofProps {
  /** Number of examples on the page, and the tools that built them, each with its version. */
  readonly facts: { readonly count: number; readonly tools: readonly string[] };
}

/** A sentence below the title of a page that says that its examples are real. */
export function PageProof({ facts, texts }: PageProofProps & { readonly texts: UiTexts['example'] }) {
  return (
    <p className="page-proof">
      <Icon name="check" />
      {describeProof(facts, texts)}
    </p>
  );
}
