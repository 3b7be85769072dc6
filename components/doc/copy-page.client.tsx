'use client';

import { useCopyPage } from '@/components/doc/use-copy-page';
import { FeatureBoundary } from '@/components/ui/feature-boundary.client';
import { Icon } from '@/components/ui/icon';
import type { UiTexts } from '@/lib/site/texts/types';

interface CopyPageProps {
  /** URL of the Markdown version, with base path. */
  readonly url: string;
  readonly texts: UiTexts['pageActions'];
  /** Message of the prompt that is shown if the clipboard is not available. */
  readonly promptText: string;
}

/** Copies the page as Markdown and announces the result. */
export function CopyPage(props: CopyPageProps) {
  return (
    <FeatureBoundary>
      <CopyButton {...props} />
    </FeatureBoundary>
  );
}

function CopyButton({ url, texts, promptText }: CopyPageProps) {
  const { state, copyPage } = useCopyPage(url, promptText);
  const icon = ({ idle: 'copy', copied: 'check', failed: 'alert' } as const)[state];
  const message = { idle: '', copied: texts.copied, failed: texts.failed }[state];
  return (
    <>
      <button type="button" className="page-action" data-state={state} data-replay onClick={copyPage}>
        <Icon name={icon} />
        {texts.copy}
      </button>
      {/* Never hidden, because screen readers do not announce changes of hidden elements. */}
      <span role="status">{message}</span>
    </>
  );
}
