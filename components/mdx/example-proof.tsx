import { Icon } from '@/components/ui/icon';
import { NEW_TAB } from '@/components/ui/new-tab';
import { describeTools } from '@/lib/site/texts/describe-proof';
import type { UiTexts } from '@/lib/site/texts/types';

interface ExampleProofProps {
  /** Tools that ran, each with its version. */
  readonly tools: readonly string[];
  /** URL of the example's folder. */
  readonly href?: string;
  readonly texts: UiTexts['example'];
}

/** A check mark that says which tools ran, and links to the folder of the example. */
export function ExampleProof({ tools, href, texts }: ExampleProofProps) {
  const ranWith = describeTools(tools, texts);
  const common = { className: 'example-proof', 'data-tooltip': '', 'data-placement': 'top', children: <Icon name="check" /> };
  return href ? (
    <a {...common} href={href} {...NEW_TAB} aria-label={`${ranWith} · ${texts.folder}`} />
  ) : (
    <span {...common} role="img" aria-label={ranWith} />
  );
}
