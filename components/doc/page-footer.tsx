import { PagerCard } from '@/components/doc/pager-card';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link.client';
import type { DocView } from '@/lib/page-view/types';
import type { UiTexts } from '@/lib/site/texts/types';

/** Under the article: where the page comes from, and what stands before and after it. */
export function PageFooter({ view, texts }: { readonly view: DocView; readonly texts: UiTexts }) {
  const { edit, source, lastUpdated, pager } = view;
  return (
    <footer className="page-footer">
      {(edit || source || lastUpdated) && (
        <div className="page-facts">
          {edit && (
            <SiteLink href={edit.link}>
              <Icon name="edit" />
              {edit.text}
            </SiteLink>
          )}
          {source && (
            <SiteLink href={source.link}>
              <Icon name="code" />
              {source.text}
            </SiteLink>
          )}
          {lastUpdated && (
            <p>
              {texts.page.lastUpdated} <time dateTime={lastUpdated.date}>{lastUpdated.dateText}</time>
            </p>
          )}
        </div>
      )}
      {(pager.prev || pager.next) && (
        <nav className="pager" aria-label={texts.pager.label}>
          {pager.prev && <PagerCard rel="prev" link={pager.prev} label={texts.pager.previous} />}
          {pager.next && <PagerCard rel="next" link={pager.next} label={texts.pager.next} />}
        </nav>
      )}
    </footer>
  );
}
