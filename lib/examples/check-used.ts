import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Example } from '@/lib/examples/types';

/**
 * Examples that stand on no page, neither directly nor as the base of another one, and those about a page which does not
 * exist. `contentRoot` holds the languages and the examples. Returns a line for each, empty where there is none.
 */
export function checkUsed(examples: readonly Example[], contentRoot: string): string {
  const langs = readdirSync(contentRoot, { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name !== 'examples');
  const text = langs.map(({ name }) => readPages(path.join(contentRoot, name))).join('\n');
  const shown = new Set([...text.matchAll(/<(?:Example|OutputExplorer)\s[^>]*\bid="([^"]+)"/g)].map(([, id]) => id));
  const bases = new Set(examples.map(({ definition }) => definition.extends));
  return examples
    .flatMap(({ id, definition: { proves, follows } }) => {
      const pages = proves ? Object.keys(proves) : follows ? [follows] : [];
      if (pages.length > 0) {
        return pages.flatMap((page) => {
          const missing = langs.filter(({ name }) => !hasPage(path.join(contentRoot, name, page)));
          return missing.map(({ name }) => `      ${id} is about ${page}, which "${name}" does not have.`);
        });
      }
      return shown.has(id) || bases.has(id)
        ? []
        : [`      ${id} is on no page: show it with <Example id="${id}" />, say what it "proves" on which page, or delete it.`];
    })
    .join('\n');
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
