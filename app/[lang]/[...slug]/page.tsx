import type { Metadata } from 'next';
import { AllPagesPage, buildAllPagesMetadata, isAllPages, listAllPagesSlugs } from '@/app/[lang]/all-pages-page';
import { getView, PageContent } from '@/app/[lang]/page-content';
import { buildMetadata } from '@/lib/page-view/build-metadata';
import { buildSlug } from '@/lib/routes/paths';
import { getSite } from '@/lib/source/get-site';

interface Props {
  readonly params: Promise<{ lang: string; slug: string[] }>;
}

export const dynamicParams = false;

/** All pages of a language, the index of all pages, and the 404 page, which the build moves to where hosts look for it. */
export async function generateStaticParams({ params: { lang } }: { params: { lang: string } }) {
  const site = await getSite();
  const slugs = site.listPages(lang).map((page) => buildSlug(page, site.rules));
  return [...slugs.filter((slug) => slug.length > 0), ...listAllPagesSlugs(site), ['404']].map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, slug } = await params;
  const { view, page, site } = await getView(lang, slug);
  if (isAllPages(site, slug)) return buildAllPagesMetadata(site, lang);
  return buildMetadata(view, page, site);
}

export default async function Page({ params }: Props) {
  const { lang, slug } = await params;
  return isAllPages(await getSite(), slug) ? <AllPagesPage lang={lang} slug={slug} /> : <PageContent lang={lang} slug={slug} />;
}
