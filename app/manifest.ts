import type { MetadataRoute } from 'next';
import { buildManifest } from '@/lib/outputs/icons';
import { getSite } from '@/lib/source/get-site';

export const dynamic = 'force-static';

/** Serves `/manifest.webmanifest`. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  return buildManifest(await getSite());
}
