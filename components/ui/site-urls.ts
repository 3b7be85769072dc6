import { withBasePath } from '@/lib/routes/paths';

/** The address of a page or file of the site: its public path below the base path. External URLs and relative paths are unchanged. */
export function addBasePath(path: string): string {
  return withBasePath(path, process.env.NEXT_PUBLIC_BASE_PATH ?? '');
}

/**
 * The URL of an image of the site: at the assets host (`theme.assetsHost`) if one is configured, else below the base path. External and
 * data URLs are unchanged. Not for what is used as `use`, which browsers load from the page's own origin only.
 */
export function getImageUrl(src: string): string {
  const host = process.env.NEXT_PUBLIC_ASSETS_HOST;
  return host ? withBasePath(src, host) : addBasePath(src);
}
