import { renderSitemap } from '@/lib/outputs/sitemap';
import { getSite } from '@/lib/source/get-site';

export const dynamic = 'force-static';

/** `/sitemap.xml` */
export async function GET() {
  const text = renderSitemap(await getSite());
  return new Response(text, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
