import { jest } from '@jest/globals';
import { loadCheckedSite } from '@/lib/cli/load-docs';
import config from '@/lib/site/config';
import { displayFile, page, translations } from '../../support/content-folder';
import { commitAll } from '../../support/repository';
import { createDocs } from '../../support/temporary-folder';

const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(() => warn.mockClear());
afterAll(() => warn.mockRestore());

/** Creates a folder with a valid site of four pages, outside any git repository. */
function createSettings(body = '# Title'): { readonly docsDir: string; readonly basePath: string } {
  return { docsDir: createDocs(translations(page(body))), basePath: '' };
}

const OFF = 'or set theme.lastUpdated to false in the site configuration.';

test('a build without a git history says so once, with reason and fix, and goes on', async () => {
  const settings = createSettings();
  const site = await loadCheckedSite(settings, config);
  expect(site.pages.map(({ path: url }) => url)).toEqual(['/guide/a', '/', '/zh/guide/a', '/zh/']);
  expect(site.pages.map(({ lastUpdated }) => lastUpdated)).toEqual([undefined, undefined, undefined, undefined]);
  const consequence = `pages of ${displayFile(settings.docsDir, 'content')}/ do not show when they were last updated`;
  // Git words the rest of its reason by the file system.
  const printed = warn.mock.calls.map(([text]) => String(text).replace(/not a git repository .*\), so/, 'not a git repository), so'));
  expect(printed).toEqual([
    `\nWarning: There is no git history (fatal: not a git repository), so ${consequence}. Clone the repository with git, ${OFF}`,
  ]);
});

test('a build with a history, or of a site that shows no dates, prints no warning', async () => {
  const silent = { ...config, theme: { ...config.theme, lastUpdated: false } };
  await loadCheckedSite(createSettings(), silent);
  const settings = createSettings();
  commitAll(settings.docsDir);
  const site = await loadCheckedSite(settings, config);
  expect(site.pages.map(({ lastUpdated }) => typeof lastUpdated)).toEqual(['string', 'string', 'string', 'string']);
  expect(warn.mock.calls).toEqual([]);
});

test('throws the errors in the content, without a warning before them', async () => {
  await expect(loadCheckedSite(createSettings('# Title\n\n[x](/gone)'), config)).rejects.toThrow('2 errors in the content:');
  expect(warn.mock.calls).toEqual([]);
});
