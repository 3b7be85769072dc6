import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getHostFolder } from '@/lib/export/host-files';
import { findAttribute, type HtmlElement, listElements, parseHtml } from '@/lib/export/html';
import { listPages } from '@/lib/export/pages';
import { buildMarkdownPath, SOCIAL_IMAGE_MAX_BYTES } from '@/lib/routes/output-paths';
import { parsePath } from '@/lib/routes/paths';
import { findChildren, findFile, listTargets, parseXml, readChild, readOutput, toUrl } from './support/outputs';
import {
  findCanonicalPath,
  findOrigin,
  listGeneratedPaths,
  listPublicPaths,
  SITES,
  type TestedSite,
  UNSEARCHED,
  UNTRANSLATED,
} from './support/sites';
import { expect, test } from './support/test';
import { interceptRequests, readClipboard, stopClock, visit, waitForHydration } from './support/visits';

const [MAIN] = SITES;

/** Lists broken links within the site. */
function findDead(site: TestedSite, urls: readonly string[]): string[] {
  return urls.filter((url) => url.startsWith(`${site.config.url}/`) && !findFile(site, url));
}

/** Lists the pictures that readers see in `main`, outside links. Icons are part of texts and controls. */
function listPictures(html: string): HtmlElement[] {
  return listElements(parseHtml(html)).filter((element) => {
    const isPicture = ['img', 'picture', 'video'].includes(element.tagName) || element.tagName === 'svg';
    const isIcon = findAttribute(element, 'class')?.split(' ').includes('icon') || findAttribute(element, 'aria-hidden') === 'true';
    const around = listAncestors(element);
    return isPicture && !isIcon && around.some(({ tagName }) => tagName === 'main') && !around.some(({ tagName }) => tagName === 'a');
  });
}

function listAncestors({ parentNode }: HtmlElement): HtmlElement[] {
  return parentNode && 'tagName' in parentNode ? [parentNode, ...listAncestors(parentNode)] : [];
}

for (const site of SITES) {
  test(`${site.name}: the list of all pages of each language and version leads to these pages`, () => {
    const pages = listPublicPaths(site);
    for (const listPath of listGeneratedPaths(site).filter((each) => each.endsWith('/search-index'))) {
      const elements = listElements(parseHtml(readFileSync(findFile(site, toUrl(site, listPath)) ?? '', 'utf8')));
      const main = elements.find(({ tagName }) => tagName === 'main');
      // The link to the content of the page leads to it.
      expect([listPath, main && findAttribute(main, 'id'), main && findAttribute(main, 'tabindex')]).toEqual([listPath, 'content', '-1']);
      const inside = elements.filter((each) => each.tagName === 'a' && listAncestors(each).some(({ tagName }) => tagName === 'main'));
      const listed = inside.map((link) => (findAttribute(link, 'href') ?? '').slice(site.basePath.length).replace(/#.*/, ''));
      const { lang, version } = parsePath(listPath, site.rules);
      const expected = pages.filter((each) => {
        const page = parsePath(each, site.rules);
        return page.lang === lang && page.version === version && !UNSEARCHED.has(page.key);
      });
      expect([listPath, [...new Set(listed)].sort()]).toEqual([listPath, expected.map(encodeURI).sort()]);
    }
  });
}

for (const site of SITES) {
  test(`${site.name}: every picture of a page that is not in a link can be enlarged`, () => {
    const counts = listPages(site.outDir).map((page) => {
      const pictures = listPictures(readFileSync(path.join(site.outDir, page), 'utf8'));
      const fixed = pictures.filter((each) => !listAncestors(each).some((around) => findAttribute(around, 'class') === 'zoom'));
      expect([page, fixed.map((each) => findAttribute(each, 'src') ?? findAttribute(each, 'aria-label'))]).toEqual([page, []]);
      return pictures.length;
    });
    expect(Math.max(...counts)).toBeGreaterThan(0);
  });
}

for (const site of SITES) {
  const suffixes = site.config.locales.map(({ lang, tag }) => ({ lang, tag, suffix: lang === site.config.defaultLang ? '' : `-${lang}` }));

  for (const { lang, tag, suffix } of suffixes) {
    test(`${site.name}, ${lang}: the RSS feed is complete`, async ({ page }) => {
      const rss = await parseXml(page, readOutput(site, `rss/blog-rss${suffix}.xml`));
      expect([rss.name, rss.attributes.version, rss.attributes['xml:lang']]).toEqual(['rss', '2.0', tag]);
      const [channel] = findChildren(rss, 'channel');
      if (!channel) throw new Error('no channel');
      expect(readChild(channel, 'language')).toBe(tag);
      expect(findDead(site, [readChild(channel, 'link')])).toEqual([]);
      expect(findChildren(channel, 'atom:link')[0]?.attributes).toMatchObject({
        rel: 'self',
        href: toUrl(site, `/rss/blog-rss${suffix}.xml`),
      });
      const items = findChildren(channel, 'item');
      expect(items.length).toBeGreaterThan(0);
      for (const item of items) {
        const link = readChild(item, 'link');
        expect(findDead(site, [link])).toEqual([]);
        expect(readChild(item, 'guid')).toBe(link);
        expect(readChild(item, 'title')).not.toBe('');
        // RFC 822, as required by RSS.
        expect(readChild(item, 'pubDate')).toBe(new Date(readChild(item, 'pubDate')).toUTCString());
        const targets = await listTargets(page, readChild(item, 'content:encoded'));
        expect(targets.filter((target) => !URL.canParse(target) && !target.startsWith('#user-content-'))).toEqual([]);
        expect(findDead(site, targets)).toEqual([]);
      }
    });

    test(`${site.name}, ${lang}: the Atom feed is complete`, async ({ page }) => {
      const feed = await parseXml(page, readOutput(site, `rss/blog-atom${suffix}.xml`));
      expect([feed.name, feed.attributes.xmlns, feed.attributes['xml:lang']]).toEqual(['feed', 'http://www.w3.org/2005/Atom', tag]);
      const links = findChildren(feed, 'link').map(({ attributes }) => [attributes.rel, attributes.href]);
      expect(links).toContainEqual(['self', toUrl(site, `/rss/blog-atom${suffix}.xml`)]);
      for (const entry of [feed, ...findChildren(feed, 'entry')]) {
        expect(URL.canParse(readChild(entry, 'id'))).toBe(true);
        expect(readChild(entry, 'title')).not.toBe('');
        expect(readChild(entry, 'updated')).toBe(new Date(readChild(entry, 'updated')).toISOString());
      }
      for (const entry of findChildren(feed, 'entry')) {
        expect(readChild(entry, 'published') <= readChild(entry, 'updated')).toBe(true);
        expect(findChildren(entry, 'author').map((author) => readChild(author, 'name'))).not.toEqual([]);
      }
    });
  }

  test(`${site.name}: the sitemap has all pages that search engines should list, with links between languages`, async ({ page }) => {
    const urlset = await parseXml(page, readOutput(site, 'sitemap.xml'));
    const urls = findChildren(urlset, 'url').map((url) => ({
      loc: readChild(url, 'loc'),
      modified: findChildren(url, 'lastmod').map(({ text }) => text),
      alternates: findChildren(url, 'xhtml:link').map(({ attributes }) => `${attributes.hreflang} ${attributes.href}`),
    }));
    expect(urls.map(({ loc }) => loc).sort()).toEqual(
      listPublicPaths(site)
        .filter((each) => findCanonicalPath(site, each) === each)
        .map((each) => toUrl(site, each))
        .sort(),
    );
    const alone = new Set([...UNTRANSLATED.values()].map((each) => toUrl(site, each)));
    const byLoc = new Map(urls.map((url) => [url.loc, url]));
    for (const { loc, alternates, modified } of urls) {
      expect(alternates).toHaveLength((alone.has(loc) ? 1 : site.config.locales.length) + 1);
      for (const alternate of alternates) expect(byLoc.get(alternate.split(' ')[1] ?? '')?.alternates).toEqual(alternates);
      expect(alternates.some((alternate) => alternate.endsWith(` ${loc}`))).toBe(true);
      for (const date of modified) expect(Number.isNaN(Date.parse(date))).toBe(false);
    }
  });

  test(`${site.name}: every page has canonical URL, alternate versions, image and structured data`, async ({ page }) => {
    for (const publicPath of listPublicPaths(site)) {
      const html = readFileSync(findFile(site, toUrl(site, publicPath)) ?? '', 'utf8');
      // The text of the page, which may be long, has no data.
      const data = html.match(/<script type="application\/ld\+json".*?<\/script>/gs) ?? [];
      const parts = [html.slice(0, html.indexOf('</head>')), ...data].join('');
      const facts = await page.evaluate((source) => {
        const parsed = new DOMParser().parseFromString(source, 'text/html');
        const all = (selector: string, name: string) => [...parsed.querySelectorAll(selector)].map((each) => each.getAttribute(name) ?? '');
        return {
          canonical: all('link[rel=canonical]', 'href'),
          forms: all('link[rel=alternate][type]', 'href'),
          markdown: all('link[rel=alternate][type="text/markdown"]', 'href'),
          feeds: all('link[rel=alternate][type="application/rss+xml"]', 'href'),
          images: all('meta[property="og:image"], meta[name="twitter:image"]', 'content'),
          data: [...parsed.querySelectorAll('script[type="application/ld+json"]')].map((each) => each.textContent ?? ''),
        };
      }, parts);
      expect(facts.canonical).toEqual([toUrl(site, findCanonicalPath(site, publicPath))]);
      expect(facts.markdown).toEqual([toUrl(site, buildMarkdownPath(publicPath))]);
      expect(facts.feeds).toHaveLength(/^(?:\/zh)?\/blog\//.test(publicPath) ? 2 : 0);
      expect(new Set(facts.images).size).toBe(1);
      expect([publicPath, findDead(site, [...facts.forms, ...facts.images])]).toEqual([publicPath, []]);
      expect(facts.data).toHaveLength(1);
      const graph = JSON.parse(facts.data[0] ?? '')['@graph'];
      expect(findDead(site, JSON.stringify(graph).match(/https:[^"{#]+/g) ?? [])).toEqual([]);
      const png = readFileSync(findFile(site, facts.images[0] ?? '') ?? '');
      expect([publicPath, png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([publicPath, 1200, 630]);
      expect([publicPath, png.length > SOCIAL_IMAGE_MAX_BYTES]).toEqual([publicPath, false]);
    }
  });

  test(`${site.name}: Markdown versions and llms.txt have no broken links`, async ({ request }) => {
    for (const publicPath of listPublicPaths(site)) {
      const file = buildMarkdownPath(publicPath);
      const text = readOutput(site, file);
      expect([file, text.startsWith('---\ntitle: "')]).toEqual([file, true]);
      const links = [...text.matchAll(/\]\((https?:[^)\s]+)\)/g)].map(([, url]) => url ?? '');
      expect([file, findDead(site, links)]).toEqual([file, []]);
    }
    const answer = await request.get(`${findOrigin(site)}${site.basePath}/index.md`);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
    for (const { lang } of suffixes) {
      const folder = lang === site.config.defaultLang ? '' : `${lang}/`;
      const links = [...readOutput(site, `${folder}llms.txt`).matchAll(/\]\((https?:[^)]+)\)/g)].map(([, url]) => url ?? '');
      expect(links.length).toBeGreaterThan(3);
      expect(findDead(site, links)).toEqual([]);
      expect(readOutput(site, `${folder}llms-full.txt`).length).toBeGreaterThan(1000);
    }
  });

  test(`${site.name}: the browser accepts the manifest`, async ({ page }) => {
    await page.goto(`${findOrigin(site)}${site.basePath}/`);
    const client = await page.context().newCDPSession(page);
    const { errors, data } = await client.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { icons }: { icons: { src: string }[] } = JSON.parse(data ?? '{}');
    expect(icons.length).toBeGreaterThan(0);
    for (const { src } of icons) expect((await page.request.get(findOrigin(site) + src)).status()).toBe(200);
  });
}

test('the components of an untranslated page have the words of its language', () => {
  const [, fixture] = SITES;
  const html = readFileSync(findFile(fixture, toUrl(fixture, '/zh/notes/english')) ?? '', 'utf8');
  expect(/<main.*?<\/main>/s.exec(html)?.[0].match(/Tip|提示/g)).toEqual(['Tip']);
});

test('a feed opened in a browser shows its posts without their content', async ({ page }) => {
  await page.goto(`${findOrigin(MAIN)}/rss/blog-rss.xml`);
  const styles = await page.evaluate(() =>
    ['channel > title', 'item > title', 'item > pubDate', 'encoded', 'guid'].map((selector) => {
      const element = [...document.querySelectorAll(selector === 'encoded' ? '*' : selector)].find(
        (each) => selector !== 'encoded' || each.localName === selector,
      );
      return `${selector} ${element ? getComputedStyle(element).display : 'missing'}`;
    }),
  );
  expect(styles).toEqual(['channel > title block', 'item > title block', 'item > pubDate block', 'encoded none', 'guid none']);
});

test('copies the page as Markdown, but never an error page', async ({ browser }) => {
  const page = await waitForHydration(await visit(browser, '/guide/start/quick-start', { prepare: interceptRequests }));
  const button = page.getByRole('button', { name: 'Copy page as Markdown' });
  // The message disappears after two seconds.
  await stopClock(page);
  await page.evaluate(() => navigator.clipboard.writeText('mine'));
  await page.route('**/quick-start.md', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' }));
  await button.click();
  await expect(page.getByText('Could not load the page. Nothing was copied.')).toBeVisible();
  expect(await readClipboard(page)).toBe('mine');

  await page.unroute('**/quick-start.md');
  await button.click();
  await expect(page.getByText('Page copied')).toBeVisible();
  expect(await readClipboard(page)).toBe(readOutput(MAIN, 'guide/start/quick-start.md'));
});

test('links to the Markdown version', async ({ browser }) => {
  const page = await visit(browser, '/zh/config/lib/dts');
  const href = await page.getByRole('link', { name: '查看 Markdown' }).getAttribute('href');
  expect(href).toBe('/zh/config/lib/dts.md');
  const answer = await page.request.get(findOrigin(MAIN) + href);
  expect(await answer.text()).toBe(readOutput(MAIN, 'zh/config/lib/dts.md'));
});

test('the short URL of a Markdown version redirects to it', async ({ request }) => {
  const answer = await request.get(`${findOrigin(MAIN)}/guide/start.md`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, '/guide/start/index.md']);
});

test('host files are in the format of their hosts', () => {
  for (const site of SITES) {
    const lines = readOutput(site, '_redirects').trim().split('\n');
    for (const line of lines) expect(line).toMatch(/^\/\S* (?:\/|https?:)\S* 30[128]$/);
    const { cleanUrls, redirects } = JSON.parse(readFileSync(path.join(getHostFolder(site.outDir), 'vercel.json'), 'utf8'));
    expect(cleanUrls).toBe(true);
    // Only this file needs guards against doubled slashes.
    const rules = lines.filter((line) => !/^\S*\/\/\* /.test(line));
    // It also needs a rule for the slash of each folder, and one for that of pages.
    const folders = listPublicPaths(site).filter((each) => each.endsWith('/') && each !== '/');
    expect(redirects.filter(({ statusCode }: { statusCode?: number }) => statusCode === 301)).toHaveLength(
      rules.length + folders.length + 1,
    );
  }
});
