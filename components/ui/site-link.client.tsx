'use client';

import type { ComponentProps, MouseEvent } from 'react';
import { useShell } from '@/components/hooks/use-shell';
import { NEW_TAB } from '@/components/ui/new-tab';
import { addBasePath } from '@/components/ui/site-urls';
import { isPlainClick } from '@/lib/browser/modifiers';
import type { PageManifest } from '@/lib/page-view/shell-types';
import { isExternal, isPageIn } from '@/lib/routes/paths';

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'onClick'> {
  /** External URL, hash, or path with the language prefix but without the base path. */
  readonly href: string;
}

/**
 * A link. External links open in a new tab. Pages of the current language are prefetched on hover, focus and touch, and opened by client
 * navigation. All other links, such as hashes, files and other languages, are left to the browser.
 */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  const { pageManifest, navigate, prefetch } = useShell();
  const kind = classifyLink(href, pageManifest);
  if (kind === 'external') return <a href={href} {...NEW_TAB} {...rest} />;
  const address = addBasePath(href);
  if (kind === 'document') return <a href={address} {...rest} />;

  const fetchAhead = () => prefetch(href);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.defaultPrevented || rest.target || !isPlainClick(event)) return;
    event.preventDefault();
    navigate(href);
  };
  return <a href={address} onClick={follow} onMouseEnter={fetchAhead} onFocus={fetchAhead} onTouchStart={fetchAhead} {...rest} />;
}

/** Classifies a link: `page` is a page of the current language, `document` anything that the router cannot show. */
function classifyLink(href: string, pageManifest: PageManifest): 'external' | 'page' | 'document' {
  if (isExternal(href)) return 'external';
  return isPageIn(pageManifest.lang, href, pageManifest) ? 'page' : 'document';
}
