import { MatchedText } from '@/components/overview/matched-text';
import type { OverviewOption } from '@/lib/page-view/overview';

interface OptionFactsProps {
  readonly option: OverviewOption;
  /** Query of the filter. */
  readonly query: string;
}

/** Default, type and description in the row of an option. */
export function OptionFacts({ option: { type, default: value, summary }, query }: OptionFactsProps) {
  return (
    <>
      <code>{value}</code>
      <code>{type}</code>
      <p>
        <MatchedText text={summary} query={query} />
      </p>
    </>
  );
}
