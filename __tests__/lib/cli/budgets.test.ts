import {
  exceedsBudget,
  MEASURED_PAGES,
  type PageMeasures,
  renderPages,
  renderSite,
  SITE_BUDGETS,
  type SiteMeasures,
} from '@/lib/cli/budgets';

const PAGE: PageMeasures = { path: '/zh/config/lib/dts', total: 25, html: 12, css: 9, js: 5, requests: 5, inlineScripts: 1 };
const SITE = Object.fromEntries(SITE_BUDGETS.map(({ name, limit }) => [name, limit])) as unknown as SiteMeasures;

test('measurements at their limits are within budget', () => {
  expect(exceedsBudget([PAGE, { ...PAGE, path: '/', total: 18 }], SITE)).toBe(false);
  expect(`${renderPages([PAGE])}${renderSite(SITE)}`).not.toMatch(/!|TOO MUCH/);
});

test.each(['total', 'html', 'css', 'js', 'requests', 'inlineScripts'] as const)('a page with too much %s exceeds its budget', (name) => {
  const page = { ...PAGE, [name]: PAGE[name] + 1 };
  expect(exceedsBudget([PAGE, page], SITE)).toBe(true);
  expect(renderPages([page]).match(/!/g)).toHaveLength(1);
});

test('the home page of each language has its own limit', () => {
  for (const path of ['/', '/zh/']) expect(exceedsBudget([{ ...PAGE, path, total: 18.1 }], SITE)).toBe(true);
});

test.each(SITE_BUDGETS.map(({ name }) => name))('a site with too much %s exceeds its budget', (name) => {
  const site = { ...SITE, [name]: SITE[name] + 1 };
  expect(exceedsBudget([PAGE], site)).toBe(true);
  expect(
    renderSite(site)
      .split('\n')
      .filter((line) => line.endsWith('TOO MUCH')),
  ).toHaveLength(1);
});

test('the tables name every page and every budget', () => {
  const pages = MEASURED_PAGES.map(({ path, total }) => ({ ...PAGE, path, total }));
  for (const { path } of MEASURED_PAGES) expect(renderPages(pages)).toContain(`  ${path} `);
  for (const { label } of SITE_BUDGETS) expect(renderSite(SITE)).toContain(label);
});
