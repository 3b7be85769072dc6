/**
 * `npm run check:content`: reads and checks the whole content as the build does, and prints how much there is in each language.
 * Exit code 1 with the list of all problems where there are any.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { countVerified } from '@/lib/checks/check-verified';
import { countWords } from '@/lib/checks/count-words';
import { loadSite } from '@/lib/content/load-site';
import { ContentError } from '@/lib/content/problems';
import type { Site } from '@/lib/content/types';
import defaultConfig from '@/lib/site/config';
import type { SiteConfig } from '@/lib/site/types';

async function readConfig(docsDir: string): Promise<SiteConfig> {
  const file = path.join(docsDir, 'site.config.ts');
  if (path.resolve(docsDir) === process.cwd() || !existsSync(file)) return defaultConfig;
  const module: { default: SiteConfig } = await import(pathToFileURL(file).href);
  return module.default;
}

function printTotals({ config, pages }: Site): void {
  const keys = [...new Set(pages.map((page) => page.path))].sort();
  for (const route of keys) {
    const page = pages.find((each) => each.path === route);
    if (page)
      console.log(
        `${route.padEnd(44)} ${String(countWords(page.sections)).padStart(6)} words ${String(page.codeBlocks.length).padStart(4)} code blocks`,
      );
  }
  for (const { lang } of config.locales) {
    const own = pages.filter((page) => page.lang === lang);
    const words = own.reduce((sum, page) => sum + countWords(page.sections), 0);
    const links = own.reduce((sum, page) => sum + page.links.length, 0);
    const { verified, unverified } = countVerified(own);
    console.log(`${lang}: ${own.length} pages, ${words} words, ${links} internal links checked`);
    console.log(`${lang}: ${verified} blocks of code verified by the real tool, ${unverified} marked as unverified`);
  }
}

const docsDir = path.resolve(process.env.DOCS_DIR ?? '.');
try {
  printTotals(await loadSite(docsDir, await readConfig(docsDir)));
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error);
  process.exitCode = 1;
}
