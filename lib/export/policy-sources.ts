import type { PolicySources } from '@/lib/export/policy';
import { listImageOrigins } from '@/lib/routes/image-origins';
import { listSearchOrigins } from '@/lib/search/hosted/hosted-config';
import { PLAYGROUND } from '@/lib/site/playground';
import type { SiteConfig } from '@/lib/site/types';

/** The external origins that pages load from, according to the configuration, and the playground if pages show examples. */
export function listPolicySources({ theme, search }: SiteConfig, hasExamples = false): PolicySources {
  return { connect: listSearchOrigins(search?.hosted), images: listImageOrigins(theme), forms: hasExamples ? [PLAYGROUND.origin] : [] };
}
