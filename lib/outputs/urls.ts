import { isExternal, withBasePath } from '@/lib/routes/paths';
import type { SiteConfig } from '@/lib/site/types';

/** Turns a path of the site into its full address, escaped. `base` is the base path, `''` or `/docs`. */
export type ToUrl = (path: string) => string;

export function createToUrl({ url }: Pick<SiteConfig, 'url'>, base: string): ToUrl {
  return (path) => encodeURI(url + withBasePath(path, base));
}

/** The full address of a link or image as it stands in a page: other sites stay, `#x` is completed with the page's own path. */
export function completeUrl(target: string, pagePath: string, toUrl: ToUrl): string {
  if (isExternal(target) || /^[a-z][a-z0-9+.-]*:/i.test(target)) return target;
  const path = target.startsWith('#') ? pagePath + target : target;
  return toUrl(decodeSafely(path));
}

/** Links of compiled pages are escaped already, except where they are malformed. */
function decodeSafely(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
