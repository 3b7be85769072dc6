import type { MetadataRoute } from 'next';
import { createToUrl } from '@/lib/outputs/urls';
import type { SiteConfig } from '@/lib/site/types';

/** Everything may be read; the map of the site is announced. */
export function buildRobots(config: SiteConfig, base: string): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: createToUrl(config, base)('/sitemap.xml') };
}
