import { beforeClick } from '@/lib/browser/behaviors/clicks';
import { decodeUrlText } from '@/lib/site/urls';

/** Adds the section in the URL to the link to report a problem. The section changes while the page stays. */
export function nameSectionInReport(): void {
  beforeClick<HTMLAnchorElement>('a[data-report]', (link) => {
    const query = new URLSearchParams(link.search);
    query.set('section', decodeUrlText(location.hash));
    link.search = query.toString();
  });
}
