import { ButtonLink } from '@/components/ui/button-link';
import { SiteLink } from '@/components/ui/site-link.client';
import type { NotFoundView } from '@/lib/page-view/types';
import type { UiTexts } from '@/lib/site/texts/types';

/** Includes links in the other languages, because some hosts serve one 404 page for all languages. */
export function NotFoundLayout({ view, texts }: { readonly view: NotFoundView; readonly texts: UiTexts }) {
  return (
    <div className="grid justify-items-center gap-2 pt-[clamp(64px,16vh,160px)] pb-24 text-center">
      <p className="text-[clamp(4rem,14vw,7rem)] leading-none font-heavy tracking-[-0.025em] text-brand-strong">404</p>
      <h1 className="text-xl font-bold tracking-[0.04em]">{texts.notFound.title}</h1>
      <div className="mt-6 mb-8">
        <ButtonLink href={view.homePath} theme="brand">
          {texts.notFound.takeMeHome}
        </ButtonLink>
      </div>
      {view.others.map(({ tag, title, takeMeHome, homePath }) => (
        <p key={tag} className="flex flex-wrap justify-center gap-x-3 gap-y-1 text-ui text-text-muted" lang={tag}>
          {title}
          <SiteLink className="text-brand-text underline underline-offset-3" href={homePath} hrefLang={tag}>
            {takeMeHome}
          </SiteLink>
        </p>
      ))}
    </div>
  );
}
