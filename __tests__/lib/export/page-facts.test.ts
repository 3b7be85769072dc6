import { openFacts } from '@/lib/export/page-facts';
import { buildFrameworkPage } from '../../support/framework-page';
import { createFolder } from '../../support/temporary-folder';

const HTML = buildFrameworkPage();
const SITE = { cacheName: 'site' };

/** Keeps facts about one page, whose error tells them from new ones. Returns a function that reads them again. */
function keepOne() {
  const folder = createFolder();
  const sheets = { outDir: createFolder({ '_next/static/chunks/main.css': 'main{color:red}' }), basePath: '', parsed: new Map() };
  const first = openFacts(SITE, 'code', folder);
  first.read('a.html', HTML, sheets);
  first.add(Object.fromEntries(Object.entries(first.list()).map(([hash, facts]) => [hash, { ...facts, errors: ['kept'] }])));
  first.read('a.html', HTML, sheets);
  first.keep();
  return (site = SITE, code = 'code') => openFacts(site, code, folder).read('a.html', HTML, sheets)?.errors;
}

test('facts are those of the last build of the site, if its code was the same', () => {
  const read = keepOne();
  expect(read()).toEqual(['kept']);
  expect(read(SITE, 'other')).toEqual([]);
  expect(read({ cacheName: 'other' })).toEqual([]);
});
