import { jest } from '@jest/globals';
import { inBothLanguages, loadFiles, page, translations } from '../../support/content-folder';

const post = (date: string, more = '') => page(`# On ${date}`, `date: ${date}\nsidebar: false\n${more}`);

/** Paths of a blog with these posts, on 14 May 2025 shortly before midnight UTC. */
async function collectPublished(posts: Readonly<Record<string, string>>): Promise<string[]> {
  const files = Object.fromEntries(Object.entries(posts).map(([name, text]) => [`blog/${name}.mdx`, text]));
  const site = await loadFiles({ ...translations(page('# A')), ...inBothLanguages({ 'blog/_meta.json': '[]', ...files }) });
  return site.pages.filter(({ lang, key }) => lang === 'en' && key.startsWith('blog/')).map((each) => each.path);
}

beforeAll(() => {
  jest.useFakeTimers({ now: new Date('2025-05-14T23:59:00Z'), doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'] });
});
afterAll(() => {
  jest.useRealTimers();
});
afterEach(() => jest.restoreAllMocks());

test('a post is published on its date', async () => {
  const posts = { past: post('2025-05-13'), today: post('2025-05-14'), tomorrow: post('2025-05-15') };
  expect(await collectPublished(posts)).toEqual(['/blog/past', '/blog/today']);
});

test('a draft is not published, regardless of its date', async () => {
  expect(await collectPublished({ draft: post('2025-05-13', 'draft: true\n') })).toEqual([]);
});

test('development shows drafts and future posts', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  const posts = { draft: post('2025-05-13', 'draft: true\n'), tomorrow: post('2025-05-15') };
  expect(await collectPublished(posts)).toEqual(['/blog/draft', '/blog/tomorrow']);
});
