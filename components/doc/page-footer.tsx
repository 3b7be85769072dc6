import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link.client';
import type { DocView } from '@/lib/page-view/types';
import type { UiTexts } from '@/lib/site/texts/types';
import type { TextLink } from '@/lib/source/navigation-types';

/** Links to edit the page, to its source and to report a problem, the date, and links to the previous and next page. */
export function PageFooter({ view, texts }: { readonly view: DocView; readonly texts: UiTexts }) {
  const { edit, source, report, lastUpdated, pager } = view;
  return (
    <footer className="page-footer">
      {(edit || source || report || lastUpdated) && (
        <div>
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
          {report && (
            <SiteLink href={report.link} data-report="">
              <Icon name="alert" />
              {report.text}
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

interface PagerCardProps {
  readonly rel: 'prev' | 'next';
  readonly link: TextLink;
  readonly label: string;
}

function PagerCard({ rel, link, label }: PagerCardProps) {
  return (
    <SiteLink href={link.link} rel={rel}>
      <span>{label}</span>
      <span>{link.text}</span>
    </SiteLink>
  );
}
