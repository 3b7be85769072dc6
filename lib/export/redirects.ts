import type { RedirectRule } from '@/lib/export/hosts/rules';
import type { PathRules } from '@/lib/routes/paths';

/** The script of the 404 pages that sends `/en/x` to `/x` where no host rule does. */
export const REDIRECT_SCRIPT = 'default-redirect.js';

/** Rules that take the segments of the default language and version out of an address (spec section 2.1). */
export function buildRedirectRules(rules: PathRules, basePath: string): RedirectRule[] {
  const { defaultLang, defaultVersion, versions } = rules;
  const others = versions.filter((version) => version !== defaultVersion);
  const pairs = [[`/${defaultLang}`, ''], ...others.map((version) => [`/${version}/${defaultLang}`, `/${version}`])];
  if (defaultVersion) pairs.unshift([`/${defaultVersion}/${defaultLang}`, ''], [`/${defaultVersion}`, '']);
  return pairs.flatMap(([from, to]) => [
    { from: `${basePath}${from}`, to: `${basePath}${to}/` },
    { from: `${basePath}${from}/*`, to: `${basePath}${to}/:splat` },
  ]);
}

/** The same as a script for hosts that know no rules; query and hash stay. */
export function renderRedirectScript(rules: PathRules, basePath: string): string {
  const args = [basePath, rules.defaultLang, rules.defaultVersion, rules.versions].map((value) => JSON.stringify(value));
  return `(function (location, base, lang, version, versions) {
  var parts = location.pathname.slice(base.length).split('/');
  var count = parts.length;
  if (version && parts[1] === version) parts.splice(1, 1);
  var at = versions.indexOf(parts[1]) < 0 ? 1 : 2;
  if (parts[at] === lang) parts.splice(at, 1);
  if (parts.length === count) return;
  if (parts.length === at) parts.push('');
  // One slash at the start: two would name another host.
  var path = (base + parts.join('/')).replace(/^\\/+/, '/');
  location.replace(path + location.search + location.hash);
})(window.location, ${args.join(', ')});
`;
}
