import { listPageErrors } from '@/lib/export/check-html';
import { listElements, parseHtml } from '@/lib/export/html';
import { orderIcons } from '@/lib/export/order-icons';
import { listPages, rewritePage } from '@/lib/export/pages';
import { addPolicy } from '@/lib/export/policy';
import { formatCount } from '@/lib/site/format-count';

/**
 * Checks all pages, orders their icon links and adds the policy; reads and parses each page once. Throws one error that lists the errors
 * of all pages.
 */
export function securePages(outDir: string, policy: string): void {
  const errors: string[] = [];
  for (const page of listPages(outDir)) {
    rewritePage(outDir, page, (html) => {
      const elements = listElements(parseHtml(html));
      errors.push(...listPageErrors(elements).map((error) => `  ${page} ${error}`));
      return addPolicy(orderIcons(html), elements, policy);
    });
  }
  if (errors.length > 0) throw new Error(`${formatCount(errors.length, 'error')} in the built pages:\n${errors.join('\n')}`);
}
