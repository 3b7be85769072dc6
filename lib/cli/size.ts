import { once } from 'node:events';
import { type Browser, chromium, type Page, type Response } from 'playwright';
import { READY_ATTRIBUTE } from '@/lib/browser/ready';
import { BUDGETS, type Measures, renderMeasures } from '@/lib/cli/budgets';
import { loadInOrder, readShifts, recordShifts } from '@/lib/cli/measure/layout-shift';
import { watchRequests } from '@/lib/cli/measure/page-requests';
import { createSiteServer } from '@/lib/cli/server/site-server';
import { findBrowser } from '@/lib/node/find-browser.mjs';
import { readSettings } from '@/lib/node/settings.mjs';
import { exitWithError } from '@/lib/node/terminal.mjs';

const PAGE = '/config/lib/dts';
/** Hosts send precompressed files, which use the highest brotli quality. */
const BROTLI_QUALITY = 11;
/** Timeout in milliseconds for conditions that are never met; far longer than a busy machine needs. */
const PATIENCE_MS = 120_000;

/** `npm run size`: measures the built site in Chromium and exits with code 1 if it exceeds a budget. */
async function measureSite(): Promise<void> {
  const { outDir, basePath } = readSettings();
  const server = createSiteServer(outDir, { basePath, quality: BROTLI_QUALITY }).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://localhost:${typeof address === 'object' ? address?.port : address}`;
  const browser = await chromium.launch({ executablePath: (await findBrowser()) || undefined });
  try {
    const english = await measureSearch(browser, origin + basePath + PAGE);
    const chinese = await measureSearch(browser, `${origin}${basePath}/zh${PAGE}`);
    const measures = {
      ...(await measurePage(browser, origin, origin + basePath + PAGE)),
      searchCode: english.code,
      searchEn: english.index,
      searchZh: chinese.index,
    };
    console.log(renderMeasures(PAGE, measures));
    process.exitCode = BUDGETS.some(({ name, limit }) => measures[name] > limit) ? 1 : 0;
  } finally {
    await browser.close();
    server.close().closeAllConnections();
  }
}

/** Measurements without interaction. */
type PageMeasures = Omit<Measures, 'searchCode' | 'searchEn' | 'searchZh'>;

async function measurePage(browser: Browser, origin: string, url: string): Promise<PageMeasures> {
  const page = await openTab(browser);
  const responses: Response[] = [];
  const collect = (response: Response) => responses.push(response);
  page.on('response', collect);
  await page.goto(url, { waitUntil: 'load' });
  page.off('response', collect);
  await waitUntilReady(page);
  const sizes = { html: 0, js: 0, css: 0, fonts: 0 };
  for (const response of responses) {
    const kind = findKind(response);
    if (kind) sizes[kind] += (await response.request().sizes()).responseBodySize / 1024;
  }
  return {
    ...sizes,
    requests: responses.length,
    thirdParty: responses.filter((response) => new URL(response.url()).origin !== origin).length,
    clickAfterHover: await countClickRequests(page),
    layoutShift: await measureShift(browser, url),
  };
}

/** KiB of the code and the index that are loaded when search is first opened. */
async function measureSearch(browser: Browser, url: string): Promise<{ readonly code: number; readonly index: number }> {
  const page = await openTab(browser, url.includes('/zh/') ? 'zh-CN' : 'en-US');
  await page.goto(url, { waitUntil: 'load' });
  await waitUntilReady(page);
  const requests = watchRequests(page);
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox').fill('dts');
  await page.getByRole('option').first().waitFor();
  await requests.settle();
  const sum = async (isCounted: (response: Response) => boolean) => {
    const sizes = await Promise.all(responses.filter(isCounted).map(async (each) => (await each.request().sizes()).responseBodySize));
    return sizes.reduce((total, size) => total + size, 0) / 1024;
  };
  const measures = { code: await sum((each) => findKind(each) === 'js'), index: await sum((each) => each.url().includes('/search/')) };
  await page.close();
  return measures;
}

async function measureShift(browser: Browser, url: string): Promise<number> {
  const page = await openTab(browser);
  await recordShifts(page.context());
  await loadInOrder(page, url);
  const shifts = await readShifts(page);
  await page.close();
  return shifts.reduce((total, { value }) => total + value, 0);
}

/** Counts the requests of a click on a link after hovering over it. */
async function countClickRequests(page: Page): Promise<number> {
  const link = page.locator('main a[rel="next"], main a[rel="prev"]').first();
  const { pathname } = new URL((await link.getAttribute('href')) ?? '', page.url());
  const hovered = watchRequests(page);
  const prefetch = page.waitForRequest((request) => new URL(request.url()).pathname.startsWith(pathname));
  await link.hover();
  await prefetch;
  await hovered.settle();
  const title = await page.title();
  const clicked = watchRequests(page);
  await link.click();
  await page.waitForURL((url) => url.pathname === pathname);
  await page.waitForFunction((before) => document.title !== before, title);
  await clicked.settle();
  return clicked.urls.length;
}

async function openTab(browser: Browser, locale = 'en-US'): Promise<Page> {
  const page = await browser.newPage({ locale });
  page.setDefaultTimeout(PATIENCE_MS);
  return page;
}

/** Waits for hydration; before that, keys and clicks may be lost. */
async function waitUntilReady(page: Page): Promise<void> {
  await page.locator(`html[${READY_ATTRIBUTE}]`).waitFor({ state: 'attached' });
}

function findKind(response: Response): 'html' | 'js' | 'css' | 'fonts' | undefined {
  const type = response.headers()['content-type'] ?? '';
  if (type.startsWith('text/html')) return 'html';
  if (type.startsWith('text/javascript')) return 'js';
  if (type.startsWith('text/css')) return 'css';
  return type.startsWith('font/') ? 'fonts' : undefined;
}

measureSite().catch(exitWithError);
