import { loadFixture } from '@/__tests__/support/fixture-site';
import { listTextFiles } from '@/lib/outputs/text-files';
import { buildPageView } from '@/lib/page-view/build-page-view';

/** An explorer whose parts that are shown later contain this code. */
function buildExplorer(code: string) {
  const slots = { code, types: '', sizes: '20 B' };
  return {
    id: 'x/y',
    version: '1.0.1',
    axes: [],
    refused: [],
    html: { source: '', extra: '', command: '', ...slots },
    sets: { extra: {}, types: {} },
    rest: { axes: [], html: slots },
  };
}

test('the address of the file changes with its content, because browsers keep it', async () => {
  const site = await loadFixture('/docs');
  const home = site.pages.find(({ path }) => path === '/zh/');
  if (!home) throw new Error('no home page');
  const [first, same, other] = ['a', 'a', 'b'].map((code) => {
    const view = buildPageView({ ...home, explorer: buildExplorer(code) }, site);
    return view.kind === 'home' ? view.explorer?.rest?.url : undefined;
  });
  expect(first).toMatch(/^\/docs\/explorer\/v2-zh\.json\?[\da-f]{8}$/);
  expect(same).toBe(first);
  expect(other).not.toBe(first);
});

test('the file of a home page has the parts that its explorer shows later, and exists without an explorer, too', async () => {
  const site = await loadFixture();
  const explorer = buildExplorer('<b>甲</b>');
  const pages = site.pages.map((page) => (page.path === '/zh/' ? { ...page, explorer } : page));
  const files = [...listTextFiles({ ...site, pages }, '.')].filter(({ path }) => path.startsWith('/explorer/'));
  expect(files.map(({ path, render }) => [path, render()])).toEqual([
    ['/explorer/v2-en.json', '{}'],
    ['/explorer/v2-zh.json', JSON.stringify(explorer.rest.html)],
    ['/explorer/v1-en.json', '{}'],
    ['/explorer/v1-zh.json', '{}'],
  ]);
});
