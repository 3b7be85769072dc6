import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from './support/test';
import { interceptRequests, visit } from './support/visits';

const PAGES = [
  ['/config/lib/umd-name', 'Download project', 'Open in StackBlitz', 'Loading failed. Try again.'],
  ['/zh/config/lib/umd-name', '下载项目', '在 StackBlitz 中打开', '加载失败，请重试'],
] as const;

for (const [path, download, open, failed] of PAGES) {
  test(`${path}: an example opens in the playground with its files, and can be downloaded as a project`, async ({ browser }) => {
    const page = await visit(browser, path);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const bar = page.locator('[data-example]').first();
    const id = (await bar.getAttribute('data-example')) ?? '';
    const button = bar.getByRole('button', { name: download });
    await button.focus();
    await button.hover();
    expect(requests.filter((each) => /example/.test(each))).toEqual([]);
    const sent: { method: string; fields: string[]; referer?: string }[] = [];
    await page.context().route('https://stackblitz.com/**', async (route) => {
      const request = route.request();
      sent.push({
        method: request.method(),
        fields: [...new URLSearchParams(request.postData() ?? '').keys()],
        referer: request.headers().referer,
      });
      await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Playground</title>' });
    });
    const [tab] = await Promise.all([page.context().waitForEvent('page'), bar.getByRole('button', { name: open }).click()]);
    await expect(tab).toHaveTitle('Playground');
    expect(sent.map(({ method }) => method)).toEqual(['POST']);
    expect(sent[0]?.fields).toEqual(
      expect.arrayContaining(['project[template]', 'project[files][package.json]', 'project[files][src/index.ts]']),
    );
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    expect(requests.filter((each) => /example/.test(each))).toEqual([
      expect.stringMatching(/^\/_next\/static\/example-project-\w+\.js$/),
      '/examples/config-lib.json',
    ]);

    const [saved] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(saved.suggestedFilename()).toBe(`${id.replace('/', '-')}.zip`);
    const files = unzipSync(readFileSync(await saved.path()));
    const manifest = JSON.parse(strFromU8(files[`${id.replace('/', '-')}/package.json`] ?? new Uint8Array()));
    expect(manifest).toMatchObject({ private: true, scripts: { build: expect.stringContaining('rslib') } });
    expect(manifest.devDependencies).toHaveProperty('@rslib/core');
  });

  test(`${path}: a project that cannot be loaded is reported on the button, and the page stays`, async ({ browser }) => {
    const page = await visit(browser, path, { prepare: interceptRequests });
    await page.route('**/examples/*.json', (route) => route.abort());
    const buttons = page.locator('[data-example]').first().locator('[data-project=download]');
    await buttons.click();
    await expect(buttons).toHaveAccessibleName(failed);
    await expect(page.getByRole('tooltip')).toHaveText(failed);
    await expect(page.getByRole('tooltip')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
