import { existsSync, readFileSync } from 'node:fs';
import {
  exceedsBudget,
  MEASURED_PAGES,
  OVER_LIMIT_HINT,
  PAGE_LIMITS,
  type PageMeasures,
  renderPages,
  renderSite,
  SITE_BUDGETS,
  type SiteMeasures,
} from '@/lib/cli/budgets';

const LIMITS = MEASURED_PAGES.map(({ path, total }): PageMeasures => ({ path, total, ...PAGE_LIMITS }));
const inChinese = (page: PageMeasures): PageMeasures => ({ ...page, path: `/zh${page.path}` });
const PAGE = inChinese(LIMITS[0] as PageMeasures);
const SITE = { pages: 100, ...Object.fromEntries(SITE_BUDGETS.map(({ name, limit }) => [name, limit])) } as unknown as SiteMeasures;

test('measurements at their limits are within budget', () => {
  const pages = [...LIMITS, ...LIMITS.map(inChinese)];
  expect(exceedsBudget(pages, SITE)).toBe(false);
  expect(`${renderPages(pages)}${renderSite(SITE)}`).not.toMatch(/!|OVER LIMIT/);
});

test.each(['total', 'html', 'css', 'js', 'requests', 'inlineScripts'] as const)('a page with too much %s exceeds its budget', (name) => {
  const page = { ...PAGE, [name]: PAGE[name] + 1 };
  expect(exceedsBudget([PAGE, page], SITE)).toBe(true);
  expect(renderPages([page]).match(/!/g)).toHaveLength(1);
});

test.each(LIMITS)('$path has its own limit of the total in each language', (page) => {
  for (const each of [page, inChinese(page)]) expect(exceedsBudget([{ ...each, total: page.total + 0.1 }], SITE)).toBe(true);
});

test('a page without a limit exceeds its budget', () => {
  expect(exceedsBudget([{ ...PAGE, path: '/unknown' }], SITE)).toBe(true);
});

test.each(SITE_BUDGETS.map(({ name }) => name))('a site with too much %s exceeds its budget', (name) => {
  const site = { ...SITE, [name]: SITE[name] + 1 };
  expect(exceedsBudget([PAGE], site)).toBe(true);
  expect(
    renderSite(site)
      .split('\n')
      .filter((line) => line.endsWith('OVER LIMIT')),
  ).toHaveLength(1);
});

test('the tables name every page and every budget', () => {
  for (const { path } of MEASURED_PAGES) expect(renderPages(LIMITS)).toContain(`  ${path} `);
  for (const { label } of SITE_BUDGETS) expect(renderSite(SITE)).toContain(label);
});

test('the totals of the site are those of all pages', () => {
  expect(renderSite({ ...SITE, files: 4.89, siteSize: 51.2 })).toMatch(/^The site, 100 pages in 489 files of 5\.0 MiB:\n/);
});

test('DESIGN.md has the limits of pages', () => {
  const { html, css, js, requests, inlineScripts } = PAGE_LIMITS;
  expect(readFileSync('DESIGN.md', 'utf8').replace(/\s+/g, ' ')).toContain(
    `a measured page has at most ${html} KiB of HTML, ${css} KiB of CSS, ${js} KiB of JavaScript, ${requests} requests and ${inlineScripts} inline script.`,
  );
});

test('the hint about a value above its limit refers to an existing file and section', () => {
  const [, file = ''] = /in (\S+\.ts) /.exec(OVER_LIMIT_HINT) ?? [];
  const [, section = ''] = /"(.+)"/.exec(OVER_LIMIT_HINT) ?? [];
  expect(existsSync(file)).toBe(true);
  expect(readFileSync('DESIGN.md', 'utf8')).toContain(`\n## ${section}\n`);
});
