import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AllPagesPage, buildAllPagesMetadata, isAllPages } from '@/app/[lang]/all-pages-page';
import { findRedirect, listRedirectSlugs } from '@/app/[lang]/dev-redirects';
import { loadPageData, PageContent } from '@/app/[lang]/page-content';
import { readReusedPages } from '@/app/reused-pages';
import { ALL_PAGES_KEY, NOT_FOUND_KEY } from '@/lib/routes/path-rules';
import { buildSlug, listVersions } from '@/lib/routes/paths';
import { getSite } from '@/lib/source/get-site';
import type { Site } from '@/lib/source/site';

interface Props {
  readonly params: Promise<{ lang: string; slug: string[] }>;
}

export const dynamicParams = false;

/** Lists all pages of a language that are not reused and, for each version, the list of all pages and the 404 page, which hosts look for in its folder. */
export async function generateStaticParams({ params: { lang } }: { params: { lang: string } }) {
  const site = await getSite();
  const reused = readReusedPages();
  const rendered = site.listPages(lang).filter(({ path }) => !reused.has(path));
  const slugs = rendered.map((page) => buildSlug(page, site.rules));
  return [
    ...slugs.filter((slug) => slug.length > 0),
    ...listSlugsOfVersions(site, ALL_PAGES_KEY),
    ...listSlugsOfVersions(site, NOT_FOUND_KEY),
    ...listRedirectSlugs(site),
  ].map((slug) => ({ slug }));
}

/** Lists the slugs, one per version, of a page that has no content file. */
function listSlugsOfVersions({ rules }: Site, key: string): string[][] {
  return listVersions(rules).map((version) => buildSlug({ version, key }, rules));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, slug } = await params;
  const site = await getSite();
  return isAllPages(site, slug) ? buildAllPagesMetadata(site, lang) : (await loadPageData({ lang, slug })).metadata;
}

export default async function Page({ params }: Props) {
  const { lang, slug } = await params;
  const site = await getSite();
  const moved = findRedirect(site, lang, slug);
  if (moved) redirect(moved);
  return isAllPages(site, slug) ? <AllPagesPage lang={lang} slug={slug} /> : <PageContent lang={lang} slug={slug} />;
}
