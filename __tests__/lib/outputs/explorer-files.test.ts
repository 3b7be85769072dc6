import { loadFixture } from '@/__tests__/support/fixture-site';
import { listTextFiles } from '@/lib/outputs/text-files';

test('the file of a home page has the parts that its explorer shows later, and exists without an explorer, too', async () => {
  const site = await loadFixture();
  const slots = { code: '<b>甲</b>', types: '', sizes: '20 B' };
  const explorer = {
    id: 'x/y',
    version: '1.0.1',
    axes: [],
    refused: [],
    html: { source: '', extra: '', command: '', ...slots },
    sets: { extra: {}, types: {} },
    rest: { axes: [], html: slots },
  };
  const pages = site.pages.map((page) => (page.path === '/zh/' ? { ...page, explorer } : page));
  const files = [...listTextFiles({ ...site, pages }, '.')].filter(({ path }) => path.startsWith('/explorer/'));
  expect(files.map(({ path, render }) => [path, render()])).toEqual([
    ['/explorer/v2-en.json', '{}'],
    ['/explorer/v2-zh.json', JSON.stringify(slots)],
    ['/explorer/v1-en.json', '{}'],
    ['/explorer/v1-zh.json', '{}'],
  ]);
});
