import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShellContext } from '@/components/hooks/use-shell';
import { SearchButton } from '@/components/search/search-button.client';
import { nameSearchButton } from '@/lib/browser/behaviors/prepare-page';
import { buildIndexFile } from '@/lib/search/build/build-index';
import { buildObjectId } from '@/lib/search/record-ids';
import type { SearchSetup } from '@/lib/search/setup';
import type { SearchRecord } from '@/lib/search/types';
import { en } from '@/lib/site/texts/en';
import { stubDialogs } from '../../support/browser-stubs';
import { PAGE_MANIFEST } from '../shell/shell-fixture';

const SITE = 'https://a.example';

function buildRecords(group: string, path: string, title: string, content: string): SearchRecord[] {
  const url = SITE + path;
  const hierarchy = { lvl0: group, lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  const common = {
    url,
    url_without_anchor: url,
    anchor: null,
    hierarchy,
    lang: 'en',
    version: '',
    weight: { pageRank: 1, level: 100, position: 0 },
  };
  return [
    { ...common, objectID: buildObjectId(url, 'lvl1'), type: 'lvl1', content: null },
    { ...common, objectID: buildObjectId(url, 'content', 0), type: 'content', content },
  ];
}

/** A message of the tool on a page. */
function buildMessage(path: string, title: string, content: string): SearchRecord[] {
  const records = buildRecords('Guide', path, title, content);
  return records.map((record) =>
    record.type === 'content' ? { ...record, hierarchy: { ...record.hierarchy, lvl0: en.search.messages } } : record,
  );
}

const INDEX = JSON.stringify(
  buildIndexFile(
    [
      ...buildRecords('Config', '/config/dts', 'lib.dts', 'Writes declaration files.'),
      ...buildRecords('Config', '/config/format', 'lib.format', 'Sets the module format.'),
      ...buildRecords('Guide', '/guide/start', 'Quick start', 'Write a library and its declaration files.'),
      ...buildMessage('/guide/errors', 'Errors', 'Unsupported syntax: nope'),
    ],
    { siteUrl: SITE, popular: ['/config/dts', '/guide/start', '/gone'] },
  ),
);

let version = 0;

/**
 * Renders the search button with an index of four pages. Each call has its own version and thus index, so that tests do not share fetched
 * data. Paths without a version belong to it unless there is another default version.
 */
export function setUpSearch(more: Partial<SearchSetup> = {}, defaultVersion = `t${version + 1}`) {
  version += 1;
  stubDialogs();
  Element.prototype.scrollIntoView = () => undefined;
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches: false }) });
  Object.defineProperty(window, 'scrollTo', { configurable: true, value: jest.fn() });
  const fetchIndex = jest.fn(async (_path: string) => ({ ok: true, text: async () => INDEX }));
  Object.defineProperty(globalThis, 'fetch', { configurable: true, writable: true, value: fetchIndex });
  const navigate = jest.fn();
  const setup: SearchSetup = { lang: 'en', defaultVersion: '', siteUrl: SITE, basePath: '', ...more };
  const page = { lang: 'en', version: `t${version}`, key: '', path: '/', contentPath: '/', flags: {} };
  render(
    <ShellContext value={{ pageManifest: { ...PAGE_MANIFEST, defaultVersion }, page, moves: 0, navigate, prefetch: () => undefined }}>
      <SearchButton texts={en.search} setup={setup} />
      <input aria-label="Other" />
    </ShellContext>,
  );
  nameSearchButton();
  const button = screen.getByRole('button', { name: 'Search docs' });
  return { navigate, fetchIndex, version: page.version, indexName: `docs_en_${page.version}`, button };
}

export const findInput = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Search docs' });

/** Waits until the search modal has replaced the first input. */
export async function findSearch() {
  await screen.findByRole('search');
  return findInput();
}

/** Opens the search by a click on its button. */
export async function openSearch(more: Partial<SearchSetup> = {}) {
  const search = setUpSearch(more);
  const user = userEvent.setup();
  await user.click(search.button);
  return { ...search, user, input: await findSearch() };
}
