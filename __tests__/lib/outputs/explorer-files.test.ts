import { buildExplorerFile, listExplorerFiles } from '@/lib/outputs/explorer-files';
import type { Site } from '@/lib/source/site';
import { loadFixture } from './load';

let site: Site;
beforeAll(async () => {
  site = await loadFixture();
});

test('each home page has a file of its own, also where nothing is explored', () => {
  const names = ['v2-en.json', 'v2-zh.json', 'v1-en.json', 'v1-zh.json'];
  expect(listExplorerFiles(site)).toEqual(names);
  expect(names.map((name) => buildExplorerFile(site, name))).toEqual(names.map(() => '{}'));
  expect(buildExplorerFile(site, 'en.json')).toBeUndefined();
});

test('the file of a home page has what its explorer does not show at first', () => {
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
  const pages = site.pages.map((page) => (page.lang === 'zh' ? { ...page, explorer } : page));
  const build = (name: string) => buildExplorerFile({ ...site, pages }, name);
  expect([build('v2-en.json'), build('v2-zh.json')]).toEqual(['{}', JSON.stringify(slots)]);
});
