import { renderFeed } from '@/lib/outputs/feeds';
import { buildFeedName, FEED_FORMATS } from '@/lib/routes/output-paths';
import { getSite } from '@/lib/source/get-site';

export const dynamic = 'force-static';
export const dynamicParams = false;

async function listFiles() {
  const site = await getSite();
  const { config } = site;
  return config.locales.flatMap(({ lang }) =>
    FEED_FORMATS.map(({ format, mime }) => ({ site, lang, format, mime, file: buildFeedName(format, lang, config) })),
  );
}

export async function generateStaticParams() {
  return (await listFiles()).map(({ file }) => ({ file }));
}

/** `/rss/blog-rss.xml` and the other feeds. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const found = (await listFiles()).find((each) => each.file === file);
  if (!found) return new Response(null, { status: 404 });
  const { site, lang, format, mime } = found;
  const text = renderFeed(format, site, lang);
  return new Response(text, { headers: { 'Content-Type': `${mime}; charset=utf-8` } });
}
