import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildPathRules, SHARED_FOLDER } from '@/lib/routes/path-rules';
import { listVersions } from '@/lib/routes/paths';
import { getErrorMessage } from '@/lib/site/error-message';
import { toDisplayPath, toRelativePath } from '@/lib/site/file-paths';
import type { SiteConfig } from '@/lib/site/types';
import type { DataFile, SourceFile } from '@/lib/source/types';

/** The files of a content folder by kind, with the text of those that are parsed. */
export interface ContentFiles {
  /** Absolute path of the content folder; paths of fragments and in diagnostics are relative to it. */
  readonly root: string;
  readonly pages: readonly SourceFile[];
  readonly metas: readonly DataFile[];
  readonly navs: readonly DataFile[];
  readonly searches: readonly DataFile[];
  /** All files in the folders of the languages, relative to `root`, except hidden ones. */
  readonly names: readonly string[];
}

/** Reads every file of `<docsDir>/content`. No other module reads pages from disk. Throws if a configured language has no folder. */
export function readContentFiles(docsDir: string, config: SiteConfig): ContentFiles {
  const root = path.resolve(docsDir, 'content');
  const pages: SourceFile[] = [];
  const metas: DataFile[] = [];
  const navs: DataFile[] = [];
  const searches: DataFile[] = [];
  const dataFiles = new Map([
    ['_meta.json', metas],
    ['_nav.json', navs],
    ['_search.json', searches],
  ]);
  const names: string[] = [];
  for (const version of listVersions(buildPathRules(config))) {
    for (const { lang } of config.locales) {
      const folder = path.join(root, version, lang);
      if (!existsSync(folder)) {
        throw new Error(
          `No folder ${toDisplayPath(folder)}: the site configuration has the language "${lang}"${version && ` and the version "${version}"`}. Create the folder or remove ${version ? 'one of the two' : 'the language'}.`,
        );
      }
      for (const file of listFiles(folder)) {
        const relative = toRelativePath(root, path.join(folder, file));
        names.push(relative);
        const dir = path.posix.dirname(`/${file}`).slice(1);
        const name = path.posix.basename(file);
        const list = dataFiles.get(name);
        const page = parsePageFile(file);
        if (!list && !page) continue;
        const source = { lang, version, file: relative, text: readFileText(path.join(folder, file)) };
        list?.push({ ...source, dir });
        if (page) pages.push({ ...source, ...page });
      }
    }
  }
  return { root, pages, metas, navs, searches, names };
}

/**
 * Parses the path of a page, relative to the folder of its language: `guide/start/index.mdx` is the index page of `guide/start`,
 * `guide/a.mdx` the page `guide/a`. Returns undefined for fragments and other files that are not pages.
 */
export function parsePageFile(file: string): Pick<SourceFile, 'key' | 'isIndex'> | undefined {
  if (!/\.mdx?$/.test(file) || file.split('/').includes(SHARED_FOLDER)) return undefined;
  const name = file.replace(/\.mdx?$/, '');
  return { key: name.replace(/(^|\/)index$/, ''), isIndex: /(?:^|\/)index$/.test(name) };
}

function listFiles(folder: string, prefix = ''): string[] {
  // Editors and systems write hidden files next to others: Emacs a link `.#a.mdx` that leads nowhere and a copy `#a.mdx#`, macOS
  // data as `._a.mdx`.
  return readdirSync(path.join(folder, prefix), { withFileTypes: true })
    .filter(({ name }) => !/^\.|^#.*#$/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const name = prefix ? `${prefix}/${entry.name}` : entry.name;
      return entry.isDirectory() ? listFiles(folder, name) : [name];
    });
}

/** Reads a content file. Throws an error with the path of the file, which Node.js errors do not always contain. */
export function readFileText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const reason = getErrorMessage(error);
    throw new Error(`${toDisplayPath(file)} cannot be read (${reason}). Replace it with a readable file or delete it.`, { cause: error });
  }
}
