import { PagerCard } from '@/components/doc/pager-card';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link.client';
import type { DocView } from '@/lib/page-view/types';
import type { UiTexts } from '@/lib/site/texts/types';

const FACT = 'inline-flex min-h-control items-center gap-1.5 transition-hover hover:text-brand-text';

/** Links to edit, to the source and to report a problem, date, and links to the previous and next page. */
export function PageFooter({ view, texts }: { readonly view: DocView; readonly texts: UiTexts }) {
  const { edit, source, report, lastUpdated, pager } = view;
  return (
    <footer className="mt-10 no-footer:hidden print:hidden">
      {(edit || source || report || lastUpdated) && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 py-3 text-small text-text-muted [--icon-size:16px]">
          {edit && (
            <SiteLink className={FACT} href={edit.link}>
              <Icon name="edit" />
              {edit.text}
            </SiteLink>
          )}
          {source && (
            <SiteLink className={FACT} href={source.link}>
              <Icon name="code" />
              {source.text}
            </SiteLink>
          )}
          {report && (
            <SiteLink className={FACT} href={report.link} data-report="">
              <Icon name="alert" />
              {report.text}
            </SiteLink>
          )}
          {lastUpdated && (
            <p className="ms-auto">
              {texts.page.lastUpdated} <time dateTime={lastUpdated.date}>{lastUpdated.dateText}</time>
            </p>
          )}
        </div>
      )}
      {(pager.prev || pager.next) && (
        <nav className="grid gap-3 border-t border-line pt-5 sm:grid-cols-[1fr_1fr]" aria-label={texts.pager.label}>
          {pager.prev && <PagerCard rel="prev" link={pager.prev} label={texts.pager.previous} />}
          {pager.next && <PagerCard rel="next" link={pager.next} label={texts.pager.next} />}
        </nav>
      )}
    </footer>
  );
}
