import { findOrigin, SITES } from './support/sites';
import { expect, test } from './support/test';
import { listDepartures, readAddress, visit, waitForHydration } from './support/visits';

const [, FIXTURE] = SITES;
/** Links of the second group. */
const GROUP_LINKS = 201;

for (const { lang, links, group, page: title } of [
  { lang: '', links: ['One', 'Two', 'Second group'], group: 'First group', page: 'Three' },
  { lang: '/zh', links: ['一', '二', '第二组'], group: '第一组', page: '三' },
]) {
  test(`a large sidebar shows the group of the page in full, and changes with the page: ${lang || '/en'}`, async ({ browser }) => {
    const page = await waitForHydration(await visit(browser, `${lang}/large/first/one`, { site: FIXTURE }));
    const nav = page.locator('.sidebar-nav');
    await expect(nav.getByRole('link')).toHaveText(links);
    await expect(nav.locator('[aria-current=page]')).toHaveText([links[0] ?? '']);

    await nav.getByRole('link', { name: links[2] }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(readAddress(page, FIXTURE)).toBe(`${lang}/large/second/three`);
    await expect(nav.getByRole('link')).toHaveCount(GROUP_LINKS + 1);
    await expect(nav.getByRole('link', { name: group })).toHaveAttribute('href', `/docs${lang}/large/first/one`);
    await expect(nav.locator('[aria-current=page]')).toHaveText([title]);
    await expect(nav.locator('[aria-current=page]')).toBeInViewport();

    await page.goBack();
    await expect(nav.getByRole('link')).toHaveText(links);
    await expect(nav.locator('[aria-current=page]')).toHaveText([links[0] ?? '']);
    expect(await listDepartures(page)).toEqual([]);
  });
}

test('pages outside a group of a large sidebar download none of its links', async ({ request }) => {
  const origin = findOrigin(FIXTURE);
  for (const path of ['/large/first/one', '/guide/components']) {
    const payload = await (await request.get(`${origin}${FIXTURE.basePath}${path}.txt`)).text();
    // The last words of the first line are path and length of the shared file.
    const shell = /^\S+ \d+ (\S+) /.exec(payload)?.[1] ?? '';
    const shared = await (await request.get(origin + shell)).text();
    expect(shared).toContain('sidebarPrefixes');
    expect(payload + shared).not.toContain('https://example.com/150');
  }
});
