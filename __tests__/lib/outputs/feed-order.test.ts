import { renderFeed } from '@/lib/outputs/feeds';
import { loadFiles, page, translations } from '../../support/content-folder';

test('posts are sorted by date, newest first, regardless of file names', async () => {
  const posts = { a: '2025-01-31', b: '2025-11-02', c: '2024-12-31', d: '2025-02-01' };
  const files = Object.entries(posts).flatMap(([name, date]) =>
    ['en', 'zh'].map((lang) => [`${lang}/blog/${name}.mdx`, page(`# ${name}`, `date: ${date}\nsidebar: false\n`)] as const),
  );
  const meta = { 'en/blog/_meta.json': '[]', 'zh/blog/_meta.json': '[]' };
  const site = await loadFiles({ ...translations(page('# A')), ...meta, ...Object.fromEntries(files) });

  const json: { items: { title: string; date_published: string }[] } = JSON.parse(await renderFeed('json', site, 'en'));
  expect(json.items.map(({ title, date_published }) => [title, date_published])).toEqual([
    ['b', '2025-11-02T00:00:00.000Z'],
    ['d', '2025-02-01T00:00:00.000Z'],
    ['a', '2025-01-31T00:00:00.000Z'],
    ['c', '2024-12-31T00:00:00.000Z'],
  ]);
  const rss = await renderFeed('rss', site, 'en');
  expect([...rss.matchAll(/<pubDate>(.+?)<\/pubDate>/g)].map(([, date]) => date)).toEqual([
    'Sun, 02 Nov 2025 00:00:00 GMT',
    'Sat, 01 Feb 2025 00:00:00 GMT',
    'Fri, 31 Jan 2025 00:00:00 GMT',
    'Tue, 31 Dec 2024 00:00:00 GMT',
  ]);
  // The date of the feed is that of its newest post.
  expect(rss).toContain('<lastBuildDate>Sun, 02 Nov 2025 00:00:00 GMT</lastBuildDate>');
});
