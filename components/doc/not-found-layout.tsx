import { SiteLink } from '@/components/ui/site-link.client';
import type { NotFoundView } from '@/lib/page-view/types';
import type { UiTexts } from '@/lib/site/texts/types';

/** The page for unknown paths (spec section 2.4). The other languages follow, since some hosts have one such page for all. */
export function NotFoundLayout({ view, texts }: { readonly view: NotFoundView; readonly texts: UiTexts }) {
  return (
    <div className="not-found">
      <p className="not-found-code">404</p>
      <h1>{texts.notFound.title}</h1>
      <SiteLink href={view.homePath} className="button button-large button-brand">
        {texts.notFound.takeMeHome}
      </SiteLink>
      {view.others.map(({ tag, title, takeMeHome, homePath }) => (
        <p key={tag} className="not-found-other" lang={tag}>
          {title}
          <SiteLink href={homePath} hrefLang={tag}>
            {takeMeHome}
          </SiteLink>
        </p>
      ))}
    </div>
  );
}
