import { listVersions } from '@/lib/routes/paths';
import type { Site } from '@/lib/source/site';

/**
 * Public paths of all index pages (`/`, `/zh/guide/start/`, `/v1/config/`), whose HTML is relocated to `index.html` in a folder.
 * Includes the home pages of all versions and languages, even those without content.
 */
export function listIndexPaths({ pages, rules, buildPath }: Site): Set<string> {
  const homes = listVersions(rules).flatMap((version) => rules.langs.map((lang) => buildPath({ version, lang, key: '' })));
  return new Set([...homes, ...pages.filter(({ isIndex }) => isIndex).map(({ path }) => path)]);
}
