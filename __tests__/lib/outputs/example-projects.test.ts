import path from 'node:path';
import { buildProjectFile, listProjectFiles } from '@/lib/outputs/example-projects';
import { loadFiles, page, translations } from '../../support/content-folder';
import { LOAD_MS, loadOwnSite } from '../search/site';

const DOCS_DIR = path.resolve('.');

test(
  'every example that a page shows is in one file, once for both languages',
  async () => {
    const site = await loadOwnSite();
    const files = listProjectFiles(site);
    const read = (name: string): Record<string, Record<string, string>> => JSON.parse(buildProjectFile(site, DOCS_DIR, name) ?? '');
    const shown = [...new Set(site.pages.flatMap(({ examples }) => examples.map(({ id }) => id)))].sort();
    expect(Object.values(read('index.json'))).toEqual(shown);
    const projects = files.filter((name) => name !== 'index.json').flatMap((name) => Object.entries(read(name)));
    expect(projects.length).toBeGreaterThan(400);
    expect(new Set(projects.map(([id]) => id)).size).toBe(projects.length);
    expect(projects.filter(([id]) => !shown.includes(id))).toEqual([]);
    expect(projects.filter(([, project]) => !project['package.json'])).toEqual([]);
    expect(buildProjectFile(site, DOCS_DIR, 'no-such.json')).toBeUndefined();
  },
  LOAD_MS,
);

test('a site without examples has an empty index', async () => {
  const site = await loadFiles(translations(page('# A')));
  expect(listProjectFiles(site)).toEqual(['index.json']);
  expect(buildProjectFile(site, DOCS_DIR, 'index.json')).toBe('[]');
});
