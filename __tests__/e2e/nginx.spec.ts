import { expect, test } from '@playwright/test';
import { listFiles } from '@/lib/node/files';
import { hasNginx, startNginx } from './support/nginx';
import { SITES } from './support/sites';

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
        expect(answer.headers()['x-frame-options']).toBe('DENY');
        expect(answer.headers().vary).toContain('Accept');
        expect(answer.headers()['content-type']).toBe('text/html; charset=utf-8');
      }
    });

    test('404 pages are in the language of the URL', async ({ request }) => {
      for (const [path, tag] of [
        ['/nothing/here', 'en'],
        ['/zh/nothing/here', 'zh-CN'],
      ]) {
        const answer = await request.get(origin + path);
        expect(answer.status()).toBe(404);
        expect(await answer.text()).toContain(`<html lang="${tag}"`);
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
    });
  });
}
