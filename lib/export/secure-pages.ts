import { listPageErrors } from '@/lib/export/check-html';
import { listElements, parseHtml } from '@/lib/export/html';
import { orderHead } from '@/lib/export/order-head';
import type { FactsOfPages } from '@/lib/export/page-facts';
import { listPages, rewritePage } from '@/lib/export/pages';
import { addPolicy, checkInlineScripts } from '@/lib/export/policy';
import { formatCount } from '@/lib/site/format-count';

/** Checks all pages, orders their heads and adds the policy. Known pages are not parsed again: later steps add nothing to check. */
export function securePages(outDir: string, facts: Pick<FactsOfPages, 'get'>, policy: string): void {
  const errors: string[] = [];
  for (const page of listPages(outDir)) {
    rewritePage(outDir, page, (html) => {
      const known = facts.get(page);
      if (!known || known.errors.length > 0 || !known.scriptSources.every((source) => policy.includes(source))) {
        const elements = listElements(parseHtml(html));
        errors.push(...listPageErrors(elements).map((error) => `  ${page} ${error}`));
        checkInlineScripts(elements, policy);
      }
      return addPolicy(orderHead(html), policy);
    });
  }
  if (errors.length > 0) throw new Error(`${formatCount(errors.length, 'error')} in the built pages:\n${errors.join('\n')}`);
}
