import path from 'node:path';
import { listInOrder } from '@/lib/outputs/page-groups';
import { listProjectFiles } from '@/lib/source/example-projects';
import type { Site } from '@/lib/source/site';
import { LOAD_MS, loadOwnSite } from '../../support/own-site';

let site: Site;
beforeAll(async () => {
  site = await loadOwnSite();
}, LOAD_MS);

test.each([
  ['en', '', ['/guide/start/', '/config/', '/api/start/', '/blog/']],
  ['zh', '/zh', ['/guide/start/', '/config/', '/api/start/', '/blog/']],
])('the order of all pages is that of the navigation (%s)', (lang, prefix, starts) => {
  const paths = listInOrder(site, { lang, version: '' });
  const places = starts.map((start) => paths.indexOf(prefix + start));
  expect(places[0]).toBe(0);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(paths.indexOf(`${prefix}/config/lib/dts`)).toBeGreaterThan(paths.indexOf(`${prefix}/config/lib/format`));
});

test('every example that a page shows is in one file, once for both languages', () => {
  const files = listProjectFiles(site, path.resolve('.'));
  const read = (name: string): Record<string, Record<string, string>> => JSON.parse(files.get(name)?.() ?? '');
  const shown = [...new Set(site.pages.flatMap(({ examples }) => examples.map(({ id }) => id)))].sort();
  expect(Object.values(read('index.json'))).toEqual(shown);
  const projects = [...files.keys()].filter((name) => name !== 'index.json').flatMap((name) => Object.entries(read(name)));
  expect(projects.length).toBeGreaterThan(400);
  expect(new Set(projects.map(([id]) => id)).size).toBe(projects.length);
  expect(projects.filter(([id]) => !shown.includes(id))).toEqual([]);
  expect(projects.filter(([, project]) => !project['package.json'])).toEqual([]);
});
