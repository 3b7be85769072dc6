import path from 'node:path';
import { MEASURED_PAGES, type PageMeasures, SITE_BUDGETS, type SiteMeasures } from '@/lib/cli/budgets';
import { renderWeight } from '@/lib/cli/pr-report/page-weight';
import { createFolder } from '../../../support/temporary-folder';

const PAGE: PageMeasures = { path: '/zh/', total: 16.5, html: 7.2, css: 7, js: 1.4, requests: 4, inlineScripts: 1 };
const findLimit = (name: string) => MEASURED_PAGES.find(({ path: page }) => page === name)?.total;
const HOME_LIMIT = findLimit('/');
const FILES_LIMIT = SITE_BUDGETS.find(({ name }) => name === 'files')?.limit;
const SITE = Object.fromEntries(SITE_BUDGETS.map(({ name }) => [name, 0])) as unknown as SiteMeasures;
const BEFORE = { pages: [PAGE, { ...PAGE, path: '/' }], site: SITE };

function render(before: unknown, after: unknown): string {
  const texts = [before, after].map((each) => (typeof each === 'string' ? each : JSON.stringify(each)));
  const folder = createFolder({ 'before.json': texts[0] ?? '', 'after.json': texts[1] ?? '' });
  return renderWeight(path.join(folder, 'before.json'), path.join(folder, 'after.json')).replaceAll(folder, '…');
}

test('pages and values that changed are in tables, with their limits', () => {
  const pages = [
    { ...PAGE, total: 24.3, html: 15, js: 1.37 },
    { ...PAGE, path: '/' },
    { ...PAGE, path: '/blog/', total: 11 },
  ];
  expect(render(BEFORE, { pages, site: { ...SITE, files: 3, layoutShift: 0.01 } })).toBe(
    [
      'KiB before the load event, sent with brotli:',
      '',
      '| page | before | after | difference | HTML | CSS | JS | limit |',
      '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
      `| /zh/ | 16.5 | **24.3 !** | +7.8 | +7.8 | 0 | 0 | ${HOME_LIMIT} |`,
      `| /blog/ | – | 11.0 | new | new | new | new | ${findLimit('/blog/')} |`,
      '',
      '| the site | before | after | difference | limit |',
      '| --- | ---: | ---: | ---: | ---: |',
      '| layout shift | 0.0000 | **0.0100 !** | +0.0100 | 0 |',
      `| number of files per page | 0.00 | 3.00 | +3.00 | ${FILES_LIMIT} |`,
    ].join('\n'),
  );
});

test('a lighter page has a minus sign', () => {
  expect(render(BEFORE, { pages: [{ ...PAGE, total: 15.4, css: 5.9 }], site: SITE })).toContain(
    `| /zh/ | 16.5 | 15.4 | −1.1 | 0 | −1.1 | 0 | ${HOME_LIMIT} |`,
  );
});

test('a value at its limit is not marked', () => {
  const total = HOME_LIMIT ?? 0;
  expect(render(BEFORE, { pages: [{ ...PAGE, total }], site: SITE })).toContain(`| /zh/ | 16.5 | ${total.toFixed(1)} | `);
});

test('equal measurements are one sentence', () => {
  expect(render(BEFORE, BEFORE)).toBe('The measured pages have the same weight as before.');
});

test.each([
  ['', BEFORE, 'Not measured: <code>…/before.json</code> is missing or empty.'],
  ['\n', '', 'Not measured: <code>…/before.json</code> and <code>…/after.json</code> are missing or empty.'],
])('a failed measurement is named', (before, after, expected) => expect(render(before, after)).toBe(expected));

test.each(['{', '[]', '{ "pages": [{}], "site": {} }'])('another file is refused: %s', (text) => {
  expect(() => render(BEFORE, text)).toThrow(
    /after\.json is not what npm run size prints with --json\. Write it again: npm run --silent size -- --json > .*after\.json$/,
  );
});
