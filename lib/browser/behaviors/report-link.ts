import { changeOnClick } from '@/lib/browser/behaviors/change-on-click';
import { decodeUrlText } from '@/lib/site/decode-url';

/** The link to report a problem names the section in the address, which changes without the page. */
export function nameSectionInReport(signal?: AbortSignal): void {
  changeOnClick(
    'a[data-report]',
    (link) => {
      const query = new URLSearchParams(link.search);
      query.set('section', decodeUrlText(location.hash));
      link.search = query.toString();
    },
    signal,
  );
}
