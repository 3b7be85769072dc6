import { readReusedPages } from '@/app/reused-pages';
import { renderMarkdownPage } from '@/lib/outputs/markdown-page';
import { buildPageView } from '@/lib/page-view/build-page-view';
import { buildMarkdownPath, parseMarkdownPath } from '@/lib/routes/output-paths';
import { getSite } from '@/lib/source/get-site';

export const dynamic = 'force-static';
export const dynamicParams = false;

export async function generateStaticParams() {
  const { pages } = await getSite();
  const reused = readReusedPages();
  const rendered = pages.filter(({ path }) => !reused.has(path));
  return rendered.map((page) => ({ path: buildMarkdownPath(page.path).slice(1).split('/') }));
}

/** The Markdown version of a page. The router cannot serve it next to the page, so `lib/export/relocate-markdown.ts` relocates it. */
export async function GET(_: Request, { params }: { params: Promise<{ path: string[] }> }) {
  const { path } = await params;
  const site = await getSite();
  const page = site.findPageByPath(parseMarkdownPath(`/${path.map(decodeURIComponent).join('/')}`));
  if (!page) return new Response(null, { status: 404 });
  const text = renderMarkdownPage({ page, view: buildPageView(page, site) }, site);
  return new Response(text, { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } });
}
