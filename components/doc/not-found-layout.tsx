import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link.client';
import { addBasePath } from '@/components/ui/site-urls';
import type { NotFoundView } from '@/lib/page-view/types';
import { SEARCH_PARAMETER } from '@/lib/routes/query-parameters';
import type { UiTexts } from '@/lib/site/texts/types';

/** The 404 page. It has links in the other languages, because some hosts serve one 404 page for all languages. */
export function NotFoundLayout({ view, texts }: { readonly view: NotFoundView; readonly texts: UiTexts }) {
  return (
    <div className="grid justify-items-center gap-2 pt-[clamp(48px,10vh,120px)] pb-24 text-center">
      <div className="text-[clamp(4rem,14vw,7rem)] leading-none font-heavy tracking-[-0.025em] text-brand-strong">404</div>
      <h1 className="text-xl font-bold tracking-[0.04em]">{texts.notFound.title}</h1>
      <div className="mt-6 mb-8">
        {/* Not a client navigation, because the script of 404 pages may change the link. */}
        <a href={addBasePath(view.homePath)} className="button button-brand">
          {texts.notFound.takeMeHome}
        </a>
      </div>
      <form className="mb-6 flex w-full max-w-96 gap-2" action={addBasePath(view.allPagesPath)}>
        <input
          className="h-11 w-0 flex-1 rounded border border-text-faint bg-bg px-3 text-base"
          type="search"
          name={SEARCH_PARAMETER}
          aria-label={texts.search.placeholder}
          placeholder={texts.search.placeholder}
        />
        <button type="submit" className="h-11 rounded border border-text-faint px-3 hover:bg-bg-mute" aria-label={texts.notFound.search}>
          <Icon name="search" />
        </button>
      </form>
      {view.popular.length > 0 && (
        <nav className="mb-8" aria-label={texts.search.popular}>
          <ul className="flex flex-wrap justify-center gap-x-5 gap-y-2">
            {view.popular.map(({ text, link }) => (
              <li key={link}>
                <SiteLink className="text-brand-text underline underline-offset-3" href={link}>
                  {text}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {view.others.map(({ tag, title, takeMeHome, homePath }) => (
        <p key={tag} className="flex flex-wrap justify-center gap-x-3 gap-y-1 text-text-muted" lang={tag}>
          {title}
          <SiteLink className="text-brand-text underline underline-offset-3" href={homePath} hrefLang={tag}>
            {takeMeHome}
          </SiteLink>
        </p>
      ))}
    </div>
  );
}
