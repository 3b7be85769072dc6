import { escapeUrl } from '@/lib/export/hosts/escape-url';
import type { RedirectRule } from '@/lib/export/hosts/rules';

/**
 * The `_redirects` file of Cloudflare Pages and Netlify. Before each rule for a folder is a rule for double slashes: otherwise
 * `/en//x.example` would redirect to `//x.example`, which is another host. It redirects to the target folder instead.
 */
export function renderRedirectsFile(rules: readonly RedirectRule[]): string {
  return rules
    .flatMap(({ from, to }) =>
      from.endsWith('/*')
        ? [
            { from: from.replace(/\*$/, '/*'), to: to.replace(':splat', '') },
            { from, to },
          ]
        : [{ from, to }],
    )
    .map(({ from, to }) => `${escapeUrl(from)} ${escapeUrl(to)} 301\n`)
    .join('');
}
