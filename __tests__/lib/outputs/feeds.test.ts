import { findEntry, loadFixture } from '@/__tests__/support/fixture-site';
import { renderFeed } from '@/lib/outputs/feeds';
import { listFeeds } from '@/lib/page-view/build-metadata';
import type { Site } from '@/lib/source/site';
import { loadFiles, page, translations } from '../../support/content-folder';

let site: Site;
beforeAll(async () => {
  site = await loadFixture();
});

test('JSON Feed 1.1 has full content, dates and authors', async () => {
  const feed = JSON.parse(renderFeed('json', await loadFixture('/docs'), 'zh'));
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: '样例 博客',
    language: 'zh-CN',
    home_page_url: 'https://fixture.example/docs/zh/blog/',
    feed_url: 'https://fixture.example/docs/rss/blog-feed-zh.json',
  });
  expect(feed.items).toEqual([
    {
      id: 'https://fixture.example/docs/zh/blog/first',
      url: 'https://fixture.example/docs/zh/blog/first',
      title: '第一篇文章',
      summary: '第一篇文章.',
      content_html: expect.stringMatching(/^<h2>/),
      date_published: '2025-01-31T00:00:00.000Z',
      date_modified: '2025-01-31T00:00:00.000Z',
      authors: [{ name: 'Ada' }],
    },
  ]);
});

test('special characters of XML and HTML in titles and code are escaped', async () => {
  const post = page('# A < B & `]]>`\n\n```ts\na[b[0]]>1; c[d[0]]>2;\n```', 'date: 2025-01-01\n');
  const own = await loadFiles({
    ...translations(page('# A')),
    'en/blog/_meta.json': '["x"]',
    'zh/blog/_meta.json': '["x"]',
    'en/blog/x.mdx': post,
    'zh/blog/x.mdx': post,
  });
  const atom = renderFeed('atom', own, 'en');
  expect(atom).toContain('<title type="html"><![CDATA[A &lt; B &amp; ]]&gt;]]></title>');
  expect(atom.match(/\]\]>/g)).toHaveLength(3);
});

test('posts and the blog link to the feeds of all languages, unless globalUIComponents is false', () => {
  const list = (path: string) => listFeeds(findEntry(site, path).page, site);
  const english = { title: 'Fixture Blog', language: 'en' };
  const chinese = { title: '样例 博客', language: 'zh-CN' };
  expect(list('/zh/blog/first')).toEqual([
    { ...english, url: 'https://fixture.example/rss/blog-rss.xml', mime: 'application/rss+xml' },
    { ...english, url: 'https://fixture.example/rss/blog-atom.xml', mime: 'application/atom+xml' },
    { ...english, url: 'https://fixture.example/rss/blog-feed.json', mime: 'application/feed+json' },
    { ...chinese, url: 'https://fixture.example/rss/blog-rss-zh.xml', mime: 'application/rss+xml' },
    { ...chinese, url: 'https://fixture.example/rss/blog-atom-zh.xml', mime: 'application/atom+xml' },
    { ...chinese, url: 'https://fixture.example/rss/blog-feed-zh.json', mime: 'application/feed+json' },
  ]);
  expect(list('/blog/')).toEqual(list('/zh/blog/first'));
  expect(list('/guide/')).toEqual([]);
  const { page: post } = findEntry(site, '/blog/first');
  const silent = { ...post, frontmatter: { ...post.frontmatter, globalUIComponents: false } };
  expect(listFeeds(silent, site)).toEqual([]);
});
