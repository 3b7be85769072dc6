import { onEveryPage } from '@/lib/browser/page-change';

/** Excludes code from the translation that browsers offer. In the HTML, the attributes of all pages would add up to megabytes. */
export function protectCode(): void {
  onEveryPage(() => {
    for (const code of document.querySelectorAll<HTMLElement>('pre, code')) code.translate = false;
  });
}
