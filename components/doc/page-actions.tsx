import { Icon } from '@/components/ui/icon';
import { addBasePath } from '@/components/ui/site-urls';
import { UNHYDRATED } from '@/components/ui/unhydrated';
import { buildMarkdownPath } from '@/lib/routes/output-paths';
import type { UiTexts } from '@/lib/site/texts/types';

interface PageActionsProps {
  /** Public path of the page, without base path. */
  readonly path: string;
  readonly texts: UiTexts;
}

/**
 * Buttons to copy or view the page as Markdown. To prevent layout shift if the browser paints while HTML is still arriving, the row has a
 * fixed width, starts at the far end, and is hidden until it is complete. `initCopyPage` handles the copy button and changes it, so the key
 * gives each page its own.
 */
export function PageActions({ path, texts }: PageActionsProps) {
  const url = addBasePath(buildMarkdownPath(path));
  return (
    <div key={url} className="page-actions">
      <a className="page-action" href={url}>
        <Icon name="code" />
        {texts.pageActions.view}
      </a>
      <button
        type="button"
        className="page-action"
        data-copy-page={url}
        data-copied={texts.pageActions.copied}
        data-failed={texts.pageActions.failed}
        data-copy-prompt={texts.code.copyPrompt}
      >
        <Icon name="copy" />
        {texts.pageActions.copy}
      </button>
      {/* Never hidden, because screen readers do not announce changes of hidden elements. */}
      <span role="status" {...UNHYDRATED} />
    </div>
  );
}
