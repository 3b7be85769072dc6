import type { RedirectRule } from '@/lib/export/hosts/rules';

/**
 * The `_redirects` file of Cloudflare Pages and Netlify. A rule for a whole folder has another one before it: `/en//x.example`
 * would be sent to `//x.example`, which is another host; it goes to where the folder itself goes.
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
    .map(({ from, to }) => `${from} ${to} 301\n`)
    .join('');
}
