import { jest } from '@jest/globals';
import { ensureContentRevision } from '@/lib/node/content-revision';
import { BASE } from '../../support/content-folder';
import { createDocs } from '../../support/temporary-folder';

const { NODE_ENV, DOCS_DIR } = process.env;

beforeAll(() => {
  // In a new clone, nothing has generated it yet.
  ensureContentRevision();
});
afterEach(() => {
  Object.assign(process.env, { NODE_ENV, DOCS_DIR });
  if (DOCS_DIR === undefined) delete process.env.DOCS_DIR;
});

/** Loads the module once more, as the bundler does for route handlers, and asks both copies for the site. */
async function loadTwice(mode: string) {
  Object.assign(process.env, { NODE_ENV: mode, DOCS_DIR: createDocs(BASE) });
  jest.resetModules();
  const pages = await import('@/lib/source/get-site');
  jest.resetModules();
  const routes = await import('@/lib/source/get-site');
  expect(routes.getSite).not.toBe(pages.getSite);
  return { pages: await pages.getSite(), again: await pages.getSite(), routes: await routes.getSite() };
}

test('a build loads the site once for pages and route handlers', async () => {
  const { pages, again, routes } = await loadTwice('production');
  expect(again).toBe(pages);
  expect(routes).toBe(pages);
});

test('in development, pages and route handlers load the site with their own code', async () => {
  const { pages, again, routes } = await loadTwice('development');
  expect(again).toBe(pages);
  expect(routes).not.toBe(pages);
});
