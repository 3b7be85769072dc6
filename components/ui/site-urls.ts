import { withBasePath } from '@/lib/routes/paths';

/** Adds the base path to the public path of a page or file. External URLs and relative paths are unchanged. */
export function addBasePath(path: string): string {
  return withBasePath(path, process.env.NEXT_PUBLIC_BASE_PATH ?? '');
}

/**
 * Returns the URL of an image of the site: on the assets host (`theme.assetsHost`) if one is configured, or else below the base path.
 * External and data URLs are unchanged. Not for `use` elements, which browsers load only from the page's own origin.
 */
export function getImageUrl(src: string): string {
  const host = process.env.NEXT_PUBLIC_ASSETS_HOST;
  return host ? withBasePath(src, host) : addBasePath(src);
}
