import { readFileSync } from 'node:fs';
import { findAttribute, listElements, parseHead } from '@/lib/export/html';
import { buildPrefix, parsePath } from '@/lib/routes/paths';
import { findFile, toUrl } from './support/outputs';
import { listGeneratedPaths, listPublicPaths, SITES, type TestedSite } from './support/sites';
import { expect, test } from './support/test';

/** What search engines and devices read in the heads of the exported pages. */

/** Reads the elements of a head, with functions that list an attribute of those with the value `of` in the attribute `where`. */
function readHead(site: TestedSite, publicPath: string) {
  const elements = listElements(parseHead(readFileSync(findFile(site, toUrl(site, publicPath)) ?? '', 'utf8')));
  return (where: string, of: string, name: string) =>
    elements.filter((element) => findAttribute(element, where) === of).map((element) => findAttribute(element, name) ?? '');
}

for (const site of SITES) {
  const generated = listGeneratedPaths(site);
  const all = [...listPublicPaths(site), ...generated];

  test(`${site.name}: search engines index all pages except the 404 pages and the lists of all pages`, () => {
    for (const path of all)
      expect([path, readHead(site, path)('name', 'robots', 'content')]).toEqual([path, generated.includes(path) ? ['noindex'] : []]);
  });

  test(`${site.name}: the lists of all versions refer to those of the default version, in each language`, () => {
    const list = (lang: string) => toUrl(site, `${buildPrefix({ version: '', lang }, site.rules)}/search-index`);
    for (const path of generated.filter((generatedPath) => generatedPath.endsWith('/search-index'))) {
      const read = readHead(site, path);
      expect([path, read('rel', 'canonical', 'href')]).toEqual([path, [list(parsePath(path, site.rules).lang)]]);
      expect([path, read('rel', 'alternate', 'href')]).toEqual([path, site.config.locales.map(({ lang }) => list(lang))]);
      expect([path, read('rel', 'alternate', 'hreflang')]).toEqual([path, site.config.locales.map(({ tag }) => tag)]);
    }
  });

  test(`${site.name}: every page has a description`, () => {
    for (const path of all)
      expect([path, readHead(site, path)('name', 'description', 'content')]).toEqual([path, [expect.stringMatching(/./)]]);
  });

  test(`${site.name}: a site without a dark theme is light, also without scripts`, () => {
    const { darkMode } = site.config.theme;
    for (const path of all) {
      const html = readFileSync(findFile(site, toUrl(site, path)) ?? '', 'utf8');
      expect([path, /<html lang="[^"]*"( class="light")?/.exec(html)?.[1]]).toEqual([path, darkMode ? undefined : ' class="light"']);
    }
  });

  test(`${site.name}: the icons of every page exist`, () => {
    for (const path of all) {
      const read = readHead(site, path);
      const icons = ['icon', 'apple-touch-icon'].flatMap((rel) => read('rel', rel, 'href'));
      expect([path, icons.map((icon) => findFile(site, site.config.url + icon) !== undefined)]).toEqual([path, [true, true]]);
    }
  });
}

test('the frontmatter of a page can add elements to its head', () => {
  const [, fixture] = SITES;
  for (const path of ['/plain/custom', '/zh/plain/custom'])
    expect(readHead(fixture, path)('name', 'reviewed-by', 'content')).toEqual(['Ada']);
});
