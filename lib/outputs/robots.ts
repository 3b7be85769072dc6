import type { MetadataRoute } from 'next';
import type { Site } from '@/lib/source/site';

/** Allows everything and links to the sitemap. */
export function buildRobots({ buildUrl }: Site): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: buildUrl('/sitemap.xml') };
}
