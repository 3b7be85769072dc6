import { withBasePath } from '@/lib/routes/paths';

/**
 * The URL of an image of the site: at the assets host (`theme.assetsHost`) if one is configured, else below the base path. External and
 * data URLs are unchanged. Not for what is used as `use`, which browsers load from the page's own origin only.
 */
export function getImageUrl(src: string): string {
  return withBasePath(src, process.env.NEXT_PUBLIC_ASSETS_HOST || (process.env.NEXT_PUBLIC_BASE_PATH ?? ''));
}
