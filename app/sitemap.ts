import type { MetadataRoute } from 'next';
import { getSite } from '@/lib/content/site';
import { buildSitemap } from '@/lib/outputs/sitemap';

export const dynamic = 'force-static';

/** `/sitemap.xml` */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return buildSitemap(await getSite(), process.env.NEXT_PUBLIC_BASE_PATH ?? '');
}
