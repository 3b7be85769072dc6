import path from 'node:path';
import { checkDocs } from '@/lib/cli/load-docs';
import config from '@/lib/site/config';
import { type Diagnostic, formatDiagnostics, throwDiagnostics } from '@/lib/site/diagnostics';
import { toDisplayPath } from '@/lib/site/file-paths';
import type { SiteConfig } from '@/lib/site/types';
import type { Site } from '@/lib/source/site';
import { createDocs, type Files } from './temporary-folder';

/** A page with valid frontmatter; without extra frontmatter, `body` starts on line 5. */
export function page(body: string, frontmatter = ''): string {
  return `---\ndescription: A page for tests.\n${frontmatter}---\n\n${body}\n`;
}

/** The files that a site in two languages needs at least. */
export const BASE: Files = {
  'en/index.mdx': page('', 'pageType: home\ntitle: Home\n'),
  'zh/index.mdx': page('', 'pageType: home\ntitle: 首页\n'),
  'en/_nav.json': '[]',
  'zh/_nav.json': '[]',
};

/** A page in both languages, in a folder `guide` with `_meta.json`. */
export function translations(en: string, zh = en): Files {
  return {
    ...BASE,
    'en/guide/_meta.json': '["a"]',
    'zh/guide/_meta.json': '["a"]',
    'en/guide/a.mdx': en,
    'zh/guide/a.mdx': zh,
  };
}

/** Files of a language, by their path in its folder, in both languages. */
export function inBothLanguages(files: Files): Files {
  return Object.fromEntries(['en', 'zh'].flatMap((lang) => Object.entries(files).map(([name, text]) => [`${lang}/${name}`, text])));
}

/** A blog without posts, in both languages. */
export const BLOG: Files = inBothLanguages({ 'blog/index.mdx': page('# Blog'), 'blog/_meta.json': '["index"]' });

/** The path of a file in a folder as messages show it. */
export function displayFile(folder: string, name: string): string {
  return toDisplayPath(path.join(folder, name));
}

/** Loads a site of these files from a temporary folder. Throws like the build. */
export async function loadFiles(files: Files, siteConfig: SiteConfig = config): Promise<Site> {
  const { content, diagnostics } = await checkFiles(files, siteConfig);
  throwDiagnostics(diagnostics);
  return content.site;
}

/** The diagnostics of these files, as `file:line: message hint` with paths relative to the content folder. */
export async function listDiagnostics(files: Files, siteConfig: SiteConfig = config): Promise<string[]> {
  const { diagnostics } = await checkFiles(files, siteConfig);
  return listLines(diagnostics);
}

/** The warnings of these files, in the same form. */
export async function listWarnings(files: Files, siteConfig: SiteConfig = config): Promise<string[]> {
  const { diagnostics, warnings } = await checkFiles(files, siteConfig);
  throwDiagnostics(diagnostics);
  return listLines(warnings);
}

/** Diagnostics as texts, one line each, with paths relative to the content folder. */
export function listLines(diagnostics: readonly Diagnostic[]): string[] {
  if (diagnostics.length === 0) return [];
  return formatDiagnostics(diagnostics)
    .split('\n')
    .slice(1)
    .map((line) => line.trim().replaceAll(/\S*\/build-\w{6}\/(?:content\/)?/g, ''));
}

function checkFiles(files: Files, siteConfig: SiteConfig) {
  // The folder has no history. Starting git in vain would take most of the time of a test.
  const theme = { ...siteConfig.theme, lastUpdated: false };
  return checkDocs(createDocs(files), { ...siteConfig, theme });
}
