import { CopyPage } from '@/components/doc/copy-page.client';
import { Icon } from '@/components/ui/icon';
import { addBasePath } from '@/components/ui/site-urls';
import { buildMarkdownPath } from '@/lib/routes/output-paths';
import type { UiTexts } from '@/lib/site/texts/types';

interface PageActionsProps {
  /** Public path of the page, without base path. */
  readonly path: string;
  readonly texts: UiTexts;
}

/**
 * Buttons to copy or view the page as Markdown. Must not cause layout shift if the browser paints while HTML is still arriving: the row
 * has a fixed width, starts at the far end, and is hidden until it is complete.
 */
export function PageActions({ path, texts }: PageActionsProps) {
  const url = addBasePath(buildMarkdownPath(path));
  return (
    <div className="page-actions">
      <a className="page-action" href={url}>
        <Icon name="code" />
        {texts.pageActions.view}
      </a>
      <CopyPage key={url} url={url} texts={texts.pageActions} promptText={texts.code.copyPrompt} />
    </div>
  );
}
