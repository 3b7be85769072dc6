import { listFiles } from '@/lib/node/files';
import { listFailures } from '../support/hostile-paths';
import { type Emulator, hasWrangler, startCloudflare } from './support/cloudflare';
import { listEmulatorFailures } from './support/cloudflare-failures';
import { COMMON_HEADERS } from './support/headers';
import { expectOwnMissingPages } from './support/missing-pages';
import { listPublicPaths, SITES } from './support/sites';
import { expect, test } from './support/test';

test.skip(!hasWrangler(), 'the emulator of Cloudflare Pages is not installed: npm run hosts');
// The tests of a site share one server.
test.describe.configure({ mode: 'serial' });

for (const site of SITES) {
  test.describe(`${site.name} on Cloudflare Pages`, () => {
    let emulator: Emulator;
    let origin = '';
    test.beforeAll(async () => {
      emulator = await startCloudflare(site);
      origin = emulator.origin + site.basePath;
    });
    test.afterAll(() => emulator?.stop());

    const paths = listPublicPaths(site).map(encodeURI);

    test('every rule is valid', () => {
      expect(emulator.readLog()).toMatch(/Parsed [1-9]\d* valid redirect rules/);
      expect(emulator.readLog()).toMatch(/Parsed [1-9]\d* valid header rules/);
      expect(emulator.readLog()).not.toMatch(/invalid|warn|error/i);
    });

    test('every page responds at its normalized URL, and is revalidated', async ({ request }) => {
      for (const path of paths) {
        const answer = await request.get(origin + path, { maxRedirects: 0 });
        expect([path, answer.status()]).toEqual([path, 200]);
        expect(answer.headers()).toMatchObject({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-cache',
          ...COMMON_HEADERS,
        });
      }
    });

    test('other forms of a URL redirect to the normalized one', async ({ request }) => {
      for (const path of paths) {
        const file = path.endsWith('/') ? `${path}index.html` : `${path}.html`;
        for (const form of [file, path.endsWith('/') ? path.replace(/\/$/, '') : `${path}/`]) {
          if (!form) continue;
          const answer = await request.get(origin + form, { maxRedirects: 0 });
          expect([form, answer.status(), answer.headers().location]).toEqual([form, 308, site.basePath + path]);
        }
      }
    });

    test('redirects remove the default language, keep query and escapes, and never lead to another host', async ({ request }) => {
      for (const [path, target] of [
        ['/en', '/'],
        ['/en/', '/'],
        ['/en/guide/%E6%89%93?a=1', '/guide/%E6%89%93?a=1'],
        ['/en//evil.example/', '/'],
        ['/en/\\evil.example/', '/'],
        ['/blog.md', '/blog/index.md'],
      ]) {
        const answer = await request.get(origin + path, { maxRedirects: 0 });
        expect([path, answer.status(), answer.headers().location]).toEqual([path, 301, site.basePath + target]);
      }
    });

    test('no path leads to another host', async () => {
      const failures = await listFailures(new URL(origin).origin, site.basePath);
      // Redirect targets are between the first path and the status.
      const found = failures.map((failure) => failure.replace(/^\[("(?:[^"\\]|\\.)*").*\](?= gives \d+$)/, '$1'));
      expect(found.sort()).toEqual(listEmulatorFailures(site.basePath));
    });

    test('404 pages are in the version and language of the URL', async ({ request }) => {
      for (const answer of await expectOwnMissingPages(request, origin, site)) {
        expect(answer.headers()['cache-control']).not.toContain('immutable');
      }
    });

    test('files for machines have the right content types', async ({ request }) => {
      for (const [path, type] of [
        ['/index.md', 'text/markdown; charset=utf-8'],
        ['/zh/blog/index.md', 'text/markdown; charset=utf-8'],
        ['/rss/blog-rss.xml', 'application/xml; charset=utf-8'],
        ['/rss/blog-atom-zh.xml', 'application/xml; charset=utf-8'],
        ['/rss/blog-feed.json', 'application/json'],
        ['/sitemap.xml', 'application/xml; charset=utf-8'],
        ['/default-redirect.js', 'text/javascript; charset=utf-8'],
        ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
        ['/manifest.webmanifest', 'application/manifest+json'],
        ['/llms.txt', 'text/plain; charset=utf-8'],
      ]) {
        const answer = await request.get(origin + path, { maxRedirects: 0 });
        expect([path, answer.status(), answer.headers()['content-type']]).toEqual([path, 200, type]);
        expect(answer.headers()['x-robots-tag']).toBe(path?.endsWith('.md') ? 'noindex' : undefined);
      }
    });

    test('hashed files are cached permanently', async ({ request }) => {
      for (const ending of ['.js', '.css']) {
        const file = listFiles(site.outDir).find((each) => each.startsWith('_next/static/') && each.endsWith(ending));
        const { 'cache-control': caching, ...headers } = (await request.get(`${origin}/${file}`)).headers();
        expect(caching).toBe('public, max-age=31536000, immutable');
        expect(headers['x-content-type-options']).toBe('nosniff');
      }
    });
  });
}
