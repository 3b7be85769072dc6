import { listFiles } from '@/lib/node/files';
import { listFailures } from '../support/hostile-paths';
import { COMMON_HEADERS } from './support/headers';
import { expectOwnMissingPages } from './support/missing-pages';
import { hasNginx, startNginx } from './support/nginx';
import { SITES } from './support/sites';
import { expect, test } from './support/test';

test.skip(!hasNginx(), 'nginx is not installed');
// The tests of a site share one server.
test.describe.configure({ mode: 'serial' });

for (const site of SITES) {
  test.describe(`${site.name} on nginx`, () => {
    let origin = '';
    let stop = () => {};
    test.beforeAll(async () => {
      const server = await startNginx(site);
      origin = server.origin + site.basePath;
      stop = server.stop;
    });
    test.afterAll(() => stop());

    test('normalized URLs respond with their pages', async ({ request }) => {
      for (const path of ['/', '/zh/', '/guide/code', '/zh/blog/', '/config/lib/dts', '/guide/start/']) {
        const has = listFiles(site.outDir).includes(path.endsWith('/') ? `${path.slice(1)}index.html` : `${path.slice(1)}.html`);
        const answer = await request.get(origin + path);
        expect([path, answer.status()]).toEqual([path, has ? 200 : 404]);
        expect(answer.headers()).toMatchObject({
          ...COMMON_HEADERS,
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-cache',
        });
        expect(answer.headers().vary).toContain('Accept');
      }
    });

    test('404 pages are in the version and language of the URL', async ({ request }) => {
      await expectOwnMissingPages(request, origin, site);
    });

    test('a page and a folder have one URL each', async ({ request }) => {
      for (const [path, target] of [
        ['/zh', '/zh/'],
        ['/blog', '/blog/'],
        ['/zh/blog?a=1', '/zh/blog/?a=1'],
        site.name === 'main' ? ['/config/lib/dts/', '/config/lib/dts'] : ['/guide/code/', '/guide/code'],
        site.name === 'main' ? ['/guide/start', '/guide/start/'] : ['', '/'],
      ]) {
        const answer = await request.get(origin + path, { maxRedirects: 0 });
        expect([path, answer.status(), answer.headers().location]).toEqual([path, 301, site.basePath + target]);
      }
    });

    test('no path leads to another host or to an error of the server', async () => {
      expect(await listFailures(new URL(origin).origin, site.basePath)).toEqual([]);
    });

    test('text and XML have a character set, and rules of hosts are not served', async ({ request }) => {
      for (const path of ['/llms.txt', '/sitemap.xml', '/favicon.svg', '/default-redirect.js', '/rss/blog-feed.json']) {
        expect([path, (await request.get(origin + path)).headers()['content-type']]).toEqual([
          path,
          expect.stringMatching(/; charset=utf-8$/),
        ]);
      }
      for (const path of ['/_headers', '/_redirects', '/nginx.conf', '/vercel.json']) {
        expect([path, (await request.get(origin + path)).status()]).toEqual([path, 404]);
      }
    });

    test('redirects remove the default language and keep query and escapes', async ({ request }) => {
      const follow = async (path: string) => {
        const answer = await request.get(origin + path, { maxRedirects: 0 });
        return [answer.status(), answer.headers().location];
      };
      expect(await follow('/en/guide/%E6%89%93?a=1')).toEqual([301, `${site.basePath}/guide/%E6%89%93?a=1`]);
      expect(await follow('/en')).toEqual([301, `${site.basePath}/`]);
      expect(await follow('/en//evil.example/')).toEqual([301, `${site.basePath}/evil.example/`]);
      expect(await follow('/blog.md')).toEqual([301, `${site.basePath}/blog/index.md`]);
    });

    test('Markdown versions are served by URL and by Accept header', async ({ request }) => {
      const asked = { headers: { accept: 'text/markdown, text/html;q=0.5' } };
      for (const [path, options] of [
        ['/zh/blog/index.md', {}],
        ['/zh/blog/', asked],
        ['/', asked],
      ] as const) {
        const answer = await request.get(origin + path, options);
        expect([path, answer.status(), answer.headers()['content-type']]).toEqual([path, 200, 'text/markdown; charset=utf-8']);
        expect(answer.headers()['x-robots-tag']).toBe('noindex');
        expect(answer.headers().vary).toContain('Accept');
        expect((await answer.text()).startsWith('---\n')).toBe(true);
      }
      expect((await request.get(`${origin}/favicon.svg`, asked)).status()).toBe(200);
    });

    test('hashed files are cached permanently', async ({ request }) => {
      const file = listFiles(site.outDir).find((each) => each.startsWith('_next/static/') && each.endsWith('.js'));
      const answer = await request.get(`${origin}/${file}`);
      expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(answer.headers()['x-content-type-options']).toBe('nosniff');
      const missing = await request.get(`${origin}/_next/static/missing.js`);
      expect([missing.status(), missing.headers()['cache-control']]).toEqual([404, undefined]);
    });
  });
}
