import { isExternal } from '@/lib/routes/paths';
import type { ThemeConfig } from '@/lib/site/types';

/** Lists the external origins of the images in the configuration, which pages may load images from. */
export function listImageOrigins({ assetsHost, logo, socialLinks }: ThemeConfig): readonly string[] {
  const images = [
    ...(assetsHost ? [assetsHost] : []),
    ...(logo.kind === 'image' ? [logo.light, logo.dark] : []),
    ...socialLinks.flatMap(({ icon, mode, content }) => [
      ...(typeof icon === 'object' ? [icon.svg] : []),
      ...(mode === 'img' ? [content] : []),
    ]),
  ];
  return [...new Set(images.filter(isExternal).map(getOrigin))];
}

/** Returns the origin of an external URL, which may start with `//`. */
export function getOrigin(url: string): string {
  return new URL(url, 'https://localhost').origin;
}
