import { Icon } from '@/components/ui/icon';
import { addBasePath } from '@/components/ui/site-urls';
import { UNHYDRATED } from '@/components/ui/unhydrated';
import { CODE_TOOLS_ID } from '@/lib/browser/behaviors/code-tools';
import type { UiTexts } from '@/lib/site/texts/types';

/**
 * The buttons of code blocks and their texts, which the late script copies into each block, and the live region where it announces copies.
 * Project buttons are for examples.
 */
export function CodeTools({ texts }: { readonly texts: UiTexts['code'] }) {
  return (
    <>
      <div
        id={CODE_TOOLS_ID}
        className="code-tools"
        hidden
        data-copy={texts.copy}
        data-copied={texts.copied}
        data-copy-prompt={texts.copyPrompt}
        data-failed={texts.failed}
        data-projects={addBasePath('/examples/')}
      >
        <button type="button" className="code-tool" aria-label={texts.toggleWrap} aria-pressed={false}>
          <Icon name="wrap" />
        </button>
        <button type="button" className="code-tool" aria-label={texts.copy}>
          <Icon name="copy" />
          <Icon name="check" />
        </button>
        {(['download', 'open'] as const).map((project) => (
          <button key={project} type="button" className="code-tool" aria-label={texts[project]} data-project={project}>
            <Icon name={project === 'open' ? 'bolt' : 'download'} />
          </button>
        ))}
      </div>
      <p role="status" className="sr-only" {...UNHYDRATED} />
    </>
  );
}
