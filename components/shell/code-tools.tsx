import { Icon } from '@/components/ui/icon';
import { CODE_TOOLS_ID } from '@/lib/browser/behaviors/code-tools';
import type { UiTexts } from '@/lib/site/texts/types';

/** The buttons of code blocks, which the page script copies into each block, and their texts. */
export function CodeTools({ texts }: { readonly texts: UiTexts['code'] }) {
  return (
    <div
      id={CODE_TOOLS_ID}
      className="code-tools"
      hidden
      data-copy={texts.copy}
      data-copied={texts.copied}
      data-copy-prompt={texts.copyPrompt}
    >
      <button
        type="button"
        className="code-tool"
        aria-label={texts.toggleWrap}
        aria-pressed={false}
        data-tooltip={texts.toggleWrap}
        data-placement="top"
      >
        <Icon name="wrap" />
      </button>
      <button type="button" className="group code-tool" aria-label={texts.copy} data-tooltip={texts.copy} data-placement="top">
        <Icon name="copy" className="group-data-copied:hidden" />
        <Icon name="check" className="not-group-data-copied:hidden" />
      </button>
    </div>
  );
}
