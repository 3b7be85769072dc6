import type { PolicySources } from '@/lib/export/policy';
import { listImageOrigins } from '@/lib/routes/image-origins';
import { listSearchOrigins } from '@/lib/search/hosted/hosted-config';
import type { SiteConfig } from '@/lib/site/types';

/** The external origins that pages load from, according to the configuration. */
export function listPolicySources({ theme, search }: SiteConfig): PolicySources {
  return { connect: listSearchOrigins(search?.hosted), images: listImageOrigins(theme) };
}
