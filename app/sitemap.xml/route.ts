import { renderSitemap } from '@/lib/outputs/sitemap';
import { getSite } from '@/lib/source/get-site';

export const dynamic = 'force-static';

/** `/sitemap.xml` */
export async function GET() {
  const text = renderSitemap(await getSite(), process.env.NEXT_PUBLIC_BASE_PATH ?? '');
  return new Response(text, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
