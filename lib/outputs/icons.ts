import type { MetadataRoute } from 'next';
import { embedSvg } from '@/lib/outputs/embed-svg';
import { dropSeparator } from '@/lib/page-view/titles';
import { withBasePath } from '@/lib/routes/paths';
import { getLocale } from '@/lib/site/get-locale';
import { THEME_COLORS } from '@/lib/site/theme-colors';
import type { Site } from '@/lib/source/site';

/** PNG icons that the build renders from `favicon.svg`: size in pixels, padding as a fraction of the size. */
export const MANIFEST_ICONS = [
  { file: '/icons/192.png', size: 192, padding: 0.12, purpose: 'any' },
  { file: '/icons/512.png', size: 512, padding: 0.12, purpose: 'any' },
  // Devices may crop maskable icons to a circle of 80% of the size.
  { file: '/icons/maskable-512.png', size: 512, padding: 0.24, purpose: 'maskable' },
  { file: '/icons/apple-touch.png', size: 180, padding: 0.16, purpose: undefined },
] as const;

const SIDE = 512;

/** Renders the logo on a background as SVG. `mark` is the source of an SVG. */
export function renderAppIcon(mark: string, padding: number): string {
  const inset = Math.round(SIDE * padding);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><rect width="${SIDE}" height="${SIDE}" fill="${THEME_COLORS.dark}"/>${embedSvg(mark, inset, inset, SIDE - 2 * inset)}</svg>`;
}

/** Builds `manifest.webmanifest`, in the default language. */
export function buildManifest({ config, basePath }: Site): MetadataRoute.Manifest {
  const { title, tagline, description, tag } = getLocale(config, config.defaultLang);
  return {
    name: `${title}: ${dropSeparator(tagline)}`,
    short_name: title,
    description,
    lang: tag,
    id: `${basePath}/`,
    start_url: `${basePath}/`,
    scope: `${basePath}/`,
    display: 'minimal-ui',
    background_color: THEME_COLORS.dark,
    theme_color: THEME_COLORS.dark,
    icons: MANIFEST_ICONS.flatMap(({ file, size, purpose }) =>
      purpose ? [{ src: withBasePath(file, basePath), sizes: `${size}x${size}`, type: 'image/png', purpose }] : [],
    ),
  };
}
