import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import { parsePath } from '@/lib/routes/paths';
import type { TestedSite } from './sites';

/** Computes the expected document title of a page from its source, independently of the implementation. */
export function readExpectedTitle(site: TestedSite, publicPath: string): string {
  const { version, lang, key, isIndex } = parsePath(publicPath, site.rules);
  const locale = site.config.locales.find((each) => each.lang === lang);
  if (!locale) throw new Error(`No locale for ${publicPath}`);
  // A page that is not translated has the title of its original.
  const stems = [lang, site.config.defaultLang].map((each) =>
    path.join(site.docsDir, 'content', version, each, isIndex ? path.join(key, 'index') : key),
  );
  const file = stems.flatMap((stem) => [`${stem}.mdx`, `${stem}.md`]).find((each) => existsSync(each));
  if (!file) throw new Error(`No source of ${publicPath}`);
  const { data, content } = matter(readFileSync(file, 'utf8'));
  const isHome = data.pageType === 'home';
  const title = isHome ? locale.title : (data.title ?? readFirstHeading(content));
  const suffix = data.titleSuffix ?? (isHome ? locale.tagline : locale.title);
  return `${title} ${/^[-|]/.test(suffix) ? '' : '- '}${suffix}`;
}

function readFirstHeading(content: string): string {
  const heading = /^# (.+)$/m.exec(content)?.[1] ?? '';
  return heading.replace(/\s*\\?\{#.*\}$/, '').replaceAll(/[`\\]/g, '');
}
