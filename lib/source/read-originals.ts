import path from 'node:path';
import { splitFrontmatter } from '@/lib/markdown/split-frontmatter';
import { readSources } from '@/lib/markdown/structure';
import type { SiteConfig } from '@/lib/site/types';
import { readContentFiles } from '@/lib/source/read-files';
import type { Original } from '@/lib/source/translations';
import type { SourceFile } from '@/lib/source/types';

/** What a program is about to change: which pages, their new sources, and fragments by their absolute path. */
export interface PendingChange {
  readonly filter: (source: SourceFile) => boolean;
  readonly change: (source: SourceFile) => SourceFile;
  readonly read: (file: string) => string | undefined;
}

/** Reads pages in the default language before and after a change, without compiling them: only the sources of their sections. */
export async function readOriginals(docsDir: string, config: SiteConfig, { filter, change, read }: PendingChange) {
  const { root, pages } = readContentFiles(docsDir, config);
  const sources = pages.filter((source) => source.lang === config.defaultLang && filter(source));
  const before = await Promise.all(sources.map((source) => readOriginal(root, source)));
  const after = await Promise.all(sources.map((source) => readOriginal(root, change(source), read)));
  return { before, after };
}

/** Reads the sections of a page, whose file need not exist; none if the text is invalid. `read` reads fragments by absolute path. */
export async function readOriginal(
  root: string,
  { version, lang, key, file, text }: Omit<SourceFile, 'isIndex'>,
  read?: (file: string) => string | undefined,
): Promise<Original> {
  const split = trySplit(text);
  const fragments = { root, langDir: path.posix.join(version, lang), read };
  const sources = split ? await readSources({ path: path.join(root, file), file, ...split, fragments }) : [];
  return { version, key, sources };
}

function trySplit(text: string) {
  try {
    return splitFrontmatter(text);
  } catch {
    return undefined;
  }
}
