import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkDocs } from '@/lib/cli/check-docs';
import config from '@/lib/site/config';
import { formatDiagnostics, throwDiagnostics } from '@/lib/site/diagnostics';
import type { SiteConfig } from '@/lib/site/types';
import type { Site } from '@/lib/source/site';

/** Files of a small site by path inside `content/`; `public/…` stands beside it. */
export type Files = Readonly<Record<string, string>>;

/** A page with a valid head; `body` starts with line 5. */
export function page(body: string, frontmatter = ''): string {
  return `---\ndescription: A page for tests.\n${frontmatter}---\n\n${body}\n`;
}

/** The least that a site in two languages needs. */
export const BASE: Files = {
  'en/index.mdx': page('', 'pageType: home\ntitle: Home\n'),
  'zh/index.mdx': page('', 'pageType: home\ntitle: 首页\n'),
  'en/_nav.json': '[]',
  'zh/_nav.json': '[]',
};

/** Both languages of one page in a folder `guide` with its `_meta.json`. */
export function translations(en: string, zh = en): Files {
  return {
    ...BASE,
    'en/guide/_meta.json': '["a"]',
    'zh/guide/_meta.json': '["a"]',
    'en/guide/a.mdx': en,
    'zh/guide/a.mdx': zh,
  };
}

/** Loads a site of these files from a folder of its own, which is removed again. Throws `ContentError` as the build does. */
export async function loadFiles(files: Files, siteConfig: SiteConfig = config): Promise<Site> {
  const { site, diagnostics } = await checkFiles(files, siteConfig);
  throwDiagnostics(diagnostics);
  return site;
}

/** The diagnostics that these files give, as `file:line: message hint` with paths from the content folder. */
export async function listDiagnostics(files: Files, siteConfig: SiteConfig = config): Promise<string[]> {
  const { diagnostics } = await checkFiles(files, siteConfig);
  if (diagnostics.length === 0) return [];
  return formatDiagnostics(diagnostics)
    .split('\n')
    .slice(1)
    .map((line) => line.trim().replaceAll(/\S*content-[^/]+\/content\//g, ''));
}

async function checkFiles(files: Files, siteConfig: SiteConfig) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'content-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(folder, name.startsWith('public/') ? '' : 'content', name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    return await checkDocs(folder, siteConfig);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
