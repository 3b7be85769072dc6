import type { PolicySources } from '@/lib/export/policy';
import { isExternal } from '@/lib/routes/paths';
import { listSearchOrigins } from '@/lib/search/hosted/hosted-config';
import type { SiteConfig } from '@/lib/site/types';

/** The external origins that pages load from, according to the configuration. */
export function listPolicySources({ theme, search }: SiteConfig): PolicySources {
  const { logo, socialLinks } = theme;
  const images = [
    ...(logo.kind === 'image' ? [logo.light, logo.dark] : []),
    ...socialLinks.flatMap(({ icon, mode, content }) => [
      ...(typeof icon === 'object' ? [icon.svg] : []),
      ...(mode === 'img' ? [content] : []),
    ]),
  ];
  const origins = images.filter((url) => isExternal(url)).map((url) => new URL(url, 'https://localhost').origin);
  return { connect: listSearchOrigins(search?.hosted), images: [...new Set(origins)] };
}
