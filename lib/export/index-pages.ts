import path from 'node:path';
import { listFiles } from '@/lib/node/files';
import { buildPath, type PathRules } from '@/lib/routes/paths';

/**
 * Public paths of all index pages of a content folder (`/`, `/zh/guide/start/`, `/v1/config/`): those whose HTML becomes
 * `index.html` in a folder. The homes of all versions and languages belong to them.
 */
export function listIndexPaths(contentDir: string, rules: PathRules): Set<string> {
  const versions = rules.versions.length > 0 ? rules.versions : [''];
  const paths = versions.flatMap((version) =>
    rules.langs.flatMap((lang) => {
      const keys = listFiles(path.join(contentDir, version, lang))
        .filter((file) => /(?:^|\/)index\.mdx?$/.test(file))
        .map((file) => file.replace(/\/?index\.mdx?$/, ''));
      return ['', ...keys].map((key) => buildPath({ version, lang, key, isIndex: true }, rules));
    }),
  );
  return new Set(paths);
}
