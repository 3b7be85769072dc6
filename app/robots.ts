import type { MetadataRoute } from 'next';
import { buildRobots } from '@/lib/outputs/sitemap';
import { getSite } from '@/lib/source/get-site';

export const dynamic = 'force-static';

/** Serves `/robots.txt`. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  return buildRobots(await getSite());
}
