import type { MetadataRoute } from 'next';
import type { Site } from '@/lib/source/site';

/** Everything may be read; the map of the site is announced. */
export function buildRobots({ buildUrl }: Site): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: buildUrl('/sitemap.xml') };
}
