import { listFiles } from '@/lib/node/files';
import { readOutput } from './support/outputs';
import { SITES } from './support/sites';
import { expect, test } from './support/test';
import { jsonFeed, listHtmlErrors, listXmlErrors, manifest, parseRobots } from './support/validators';

for (const site of SITES) {
  const suffixes = site.config.locales.map(({ lang }) => (lang === site.config.defaultLang ? '' : `-${lang}`));

  for (const suffix of suffixes) {
    test(`${site.name}: the feeds${suffix} are valid`, async () => {
      expect(await listXmlErrors(readOutput(site, `rss/blog-rss${suffix}.xml`), 'rss.rng')).toEqual([]);
      expect(await listXmlErrors(readOutput(site, `rss/blog-atom${suffix}.xml`), 'atom.rng')).toEqual([]);
      const { items } = jsonFeed.parse(JSON.parse(readOutput(site, `rss/blog-feed${suffix}.json`)));
      expect(items.length).toBeGreaterThan(0);
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    });
  }

  test(`${site.name}: the sitemap is valid`, async () => {
    expect(await listXmlErrors(readOutput(site, 'sitemap.xml'), 'sitemap.xsd')).toEqual([]);
  });

  test(`${site.name}: robots.txt allows everything and refers to the sitemap`, () => {
    expect(parseRobots(readOutput(site, 'robots.txt'))).toEqual({
      groups: [{ agents: ['*'], rules: [['allow', '/']] }],
      others: [['sitemap', `${site.config.url}${site.basePath}/sitemap.xml`]],
    });
  });

  test(`${site.name}: the manifest is valid and has icons of the required sizes`, () => {
    const { scope, icons } = manifest.parse(JSON.parse(readOutput(site, 'manifest.webmanifest')));
    expect(scope).toBe(`${site.basePath}/`);
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
  });

  // Two tests, which two workers can run at the same time.
  for (const [part, isChinese] of Object.entries({ Chinese: true, other: false })) {
    test(`${site.name}: the HTML of all ${part} pages is valid`, async () => {
      test.setTimeout(600_000);
      const files = listFiles(site.outDir).filter((file) => file.endsWith('.html') && /(?:^|\/)zh[./]/.test(file) === isChinese);
      expect(files.length).toBeGreaterThan(10);
      for (const file of files) expect.soft([file, ...(await listHtmlErrors(readOutput(site, file)))]).toEqual([file]);
    });
  }
}

// Checks that the validators do not accept everything.
test.describe('the validators reject', () => {
  const [main] = SITES;
  test('feeds without required elements', async () => {
    const rss = readOutput(main, 'rss/blog-rss.xml');
    expect(await listXmlErrors(rss.replace(/<link>.*?<\/link>/, ''), 'rss.rng')).not.toEqual([]);
    expect(await listXmlErrors(rss.replace(/<pubDate>.*?<\/pubDate>/, '<pubDate>2025-05-14</pubDate>'), 'rss.rng')).not.toEqual([]);
    const atom = readOutput(main, 'rss/blog-atom.xml');
    expect(await listXmlErrors(atom.replace(/<id>.*?<\/id>/, ''), 'atom.rng')).not.toEqual([]);
    expect(await listXmlErrors(atom.replace(/<updated>.*?<\/updated>/, '<updated>yesterday</updated>'), 'atom.rng')).not.toEqual([]);
    expect(await listXmlErrors(atom.replace('</feed>', ''), 'atom.rng')).not.toEqual([]);
  });

  test('sitemaps with elements in the wrong order, or links without a language', async () => {
    const sitemap = readOutput(main, 'sitemap.xml');
    expect(await listXmlErrors(sitemap.replace(/(<lastmod>.*<\/lastmod>\s*)(<xhtml:link[^>]*>)/, '$2$1'), 'sitemap.xsd')).not.toEqual([]);
    expect(await listXmlErrors(sitemap.replace(/ hreflang="[^"]*"/, ''), 'sitemap.xsd')).not.toEqual([]);
  });

  test('pages with duplicate ids, wrong nesting or invalid ARIA', async () => {
    const wrap = (body: string) => `<!DOCTYPE html><html lang="en"><head><title>x</title></head><body>${body}</body></html>`;
    expect(await listHtmlErrors(wrap('<p>fine</p>'))).toEqual([]);
    for (const [body, rule] of [
      ['<p id="a">x</p><p id="a">y</p>', 'no-dup-id'],
      ['<p><div>x</div></p>', 'no-implicit-close'],
      ['<ul><p>x</p></ul>', 'element-permitted-content'],
      ['<main role="main">x</main>', 'no-redundant-role'],
      ['<code><span class=t-k>const</span> <div>x</div></code>', 'element-permitted-content'],
      ['<p aria-label="y">x</p>', 'aria-label-misuse'],
    ]) {
      expect((await listHtmlErrors(wrap(body ?? ''))).join('\n')).toContain(rule);
    }
  });
});

test('robots.txt is parsed according to RFC 9309', () => {
  expect(
    parseRobots('User-agent: a\nUSER-AGENT: b # both\nDisallow: /x\n\nuser-agent: *\nAllow: /\nSitemap: https://x.example/s.xml\n'),
  ).toEqual({
    groups: [
      { agents: ['a', 'b'], rules: [['disallow', '/x']] },
      { agents: ['*'], rules: [['allow', '/']] },
    ],
    others: [['sitemap', 'https://x.example/s.xml']],
  });
  expect(() => parseRobots('Allow: /')).toThrow('before any user agent');
});
