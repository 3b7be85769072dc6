import { escapeUrl } from '@/lib/export/hosts/escape-url';
import type { RedirectRule } from '@/lib/export/hosts/rules';

/**
 * Renders the `_redirects` file of Cloudflare Pages and Netlify. Each rule for a folder is preceded by one for double slashes, which redirects
 * to the target folder: otherwise, `/en//x.example` would redirect to `//x.example`, which is another host.
 */
export function renderRedirectsFile(rules: readonly RedirectRule[]): string {
  const all = rules.flatMap((rule) => {
    const { from, to } = rule;
    return from.endsWith('/*') ? [{ from: from.replace(/\*$/, '/*'), to: to.replace(':splat', '') }, rule] : [rule];
  });
  return all.map(({ from, to }) => `${escapeUrl(from)} ${escapeUrl(to)} 301\n`).join('');
}
