import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Example } from '@/lib/examples/types';

/**
 * Reports examples that are not used on a page or as the base of another one, and examples about a page that does not exist.
 * `contentRoot` contains the language folders and the examples. Returns one line per mistake, empty if there are none.
 */
export function checkUsed(examples: readonly Example[], contentRoot: string): string {
  const langs = readdirSync(contentRoot, { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name !== 'examples');
  const text = langs.map(({ name }) => readPages(path.join(contentRoot, name))).join('\n');
  const shown = new Set(listShownExamples(text));
  const bases = new Set(examples.map(({ definition }) => definition.extends));
  return examples
    .flatMap(({ id, definition: { proves, follows } }) => {
      const pages = proves ? Object.keys(proves) : follows ? [follows.replace(/#.*/, '')] : [];
      if (pages.length > 0) {
        return pages.flatMap((page) => {
          const missing = langs.filter(({ name }) => !hasPage(path.join(contentRoot, name, page)));
          return missing.map(({ name }) => `      ${id} is about ${page}, which "${name}" does not have.`);
        });
      }
      return shown.has(id) || bases.has(id)
        ? []
        : [`      ${id} is not used on any page. Show it with <Example id="${id}" />, list the facts it "proves" by page, or delete it.`];
    })
    .join('\n');
}

/** The ids of the examples that a page shows or quotes, from its text. */
export function listShownExamples(text: string): string[] {
  return [...text.matchAll(/(?:<(?:Example|OutputExplorer)\s[^>]*\bid|^```.*\sexample)="([^"#]+)/gm)].map(([, id = '']) => id);
}

function readPages(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
}

function hasPage(file: string): boolean {
  return ['.mdx', '/index.mdx'].some((ending) => existsSync(file.replace(/\/$/, '') + ending));
}
