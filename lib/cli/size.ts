/** `npm run size`: measures the built site in Chromium and exits with code 1 if it exceeds a budget. `--json` prints data. */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import {
  exceedsBudget,
  MEASURED_PAGES,
  OVER_LIMIT_HINT,
  type PageMeasures,
  renderPages,
  renderSite,
  VISITED_PAGE,
} from '@/lib/cli/budgets';
import { loadInOrder, readShifts, recordShifts } from '@/lib/cli/measure/layout-shift';
import { collectResponses, sumSizes, watchRequests } from '@/lib/cli/measure/page-requests';
import { startFramework } from '@/lib/cli/measure/start-framework';
import { createSiteServer } from '@/lib/cli/server/site-server';
import { listFiles } from '@/lib/node/files';
import { listenOnPort } from '@/lib/node/listen.mjs';
import { readFlags } from '@/lib/node/read-flags.mjs';
import { resolveBrowser } from '@/lib/node/resolve-browser';
import { readSettings } from '@/lib/node/settings.mjs';

/** The path prefix of each language. */
const PREFIXES = ['', '/zh'];
/** Hosts send precompressed files, which use the highest brotli quality. */
const BROTLI_QUALITY = 11;
/** Timeout in milliseconds for conditions that are never met; far longer than a busy machine needs. */
const TIMEOUT_MS = 120_000;

const { json = false } = readFlags({ json: { type: 'boolean' } });
const { outDir, outName, basePath } = readSettings();
if (!existsSync(outDir)) throw new Error(`There is no site in ${outName}/. Build it first: npm run build`);
const server = createSiteServer(outDir, { basePath, quality: BROTLI_QUALITY });
const origin = `http://localhost:${await listenOnPort(server, '0', 'localhost')}`;
const browser = await chromium.launch({ executablePath: resolveBrowser() });
try {
  const pages: PageMeasures[] = [];
  for (const prefix of PREFIXES) {
    for (const { path: pagePath } of MEASURED_PAGES) pages.push(await measurePage(browser, origin + basePath, prefix + pagePath));
  }
  const { pagesByLang, ...files } = measureFiles(outDir);
  const site = {
    ...(await measureVisit(browser, origin, origin + basePath + VISITED_PAGE)),
    ...(await measureSearches(browser, origin + basePath, pagesByLang)),
    ...files,
  };
  console.log(json ? JSON.stringify({ pages, site }, null, 2) : `${renderPages(pages)}\n${renderSite(site)}`);
  if (exceedsBudget(pages, site)) {
    console.error(`\n${OVER_LIMIT_HINT}`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  server.close().closeAllConnections();
}

async function measurePage(browser: Browser, root: string, pagePath: string): Promise<PageMeasures> {
  const page = await openTab(browser, pagePath);
  const responses = collectResponses(page);
  await page.goto(root + pagePath, { waitUntil: 'load' });
  const urls = await page.evaluate(listAwaited);
  const awaited = responses.filter((response) => urls.includes(response.url()));
  const inlineScripts = await page.evaluate(() => [...document.scripts].filter(({ src, type }) => !src && !/json/.test(type)).length);
  const sizes = {
    total: await sumSizes(awaited),
    html: await sumSizes(awaited, 'text/html'),
    css: await sumSizes(awaited, 'text/css'),
    js: await sumSizes(awaited, 'text/javascript'),
  };
  await page.close();
  return { path: pagePath, ...sizes, requests: awaited.length, inlineScripts };
}

/** URLs of the document and of what its load event has waited for, by time and not by what has arrived meanwhile. Runs in the page. */
function listAwaited(): string[] {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const early = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < (visit?.loadEventStart ?? 0));
  const lazy = [...document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')].map(({ src }) => src.replace(/#.*/, ''));
  return [location.href, ...early.map(({ name }) => name.replace(/#.*/, ''))].filter((url) => !lazy.includes(url));
}

/** Measures everything that a visit loads, then a hover over a link and the click on it. */
async function measureVisit(browser: Browser, origin: string, url: string) {
  const page = await openTab(browser, VISITED_PAGE);
  const requests = watchRequests(page);
  const responses = collectResponses(page);
  await page.goto(url, { waitUntil: 'load' });
  // A start during the download would request some files again.
  await page.locator('link[rel=prefetch]').first().waitFor({ state: 'attached' });
  await requests.settle();
  await startFramework(page);
  await requests.settle();
  const visit = [...responses];
  const link = page.locator('main a[rel="next"], main a[rel="prev"]').first();
  const { pathname } = new URL((await link.getAttribute('href')) ?? '', page.url());
  const hovered = watchRequests(page);
  const payload = page.waitForRequest((request) => new URL(request.url()).pathname.startsWith(pathname));
  await link.hover();
  await payload;
  await hovered.settle();
  const title = await page.title();
  const clicked = watchRequests(page);
  await link.click();
  await page.waitForURL((url) => url.pathname === pathname);
  await page.waitForFunction((before) => document.title !== before, title);
  await clicked.settle();
  return {
    wholeVisit: await sumSizes(visit),
    fonts: await sumSizes(visit, 'font/'),
    thirdParty: visit.filter((response) => new URL(response.url()).origin !== origin).length,
    hoverRequests: hovered.urls.length,
    hover: await sumSizes(responses.slice(visit.length)),
    clickRequests: clicked.urls.length,
    layoutShift: await measureShift(browser, url),
  };
}

async function measureSearches(browser: Browser, root: string, pagesByLang: Readonly<Record<'en' | 'zh', number>>) {
  const english = await measureSearch(browser, root, VISITED_PAGE);
  const chinese = await measureSearch(browser, root, `/zh${VISITED_PAGE}`);
  return {
    searchCode: english.code,
    searchTexts: Math.max(english.texts, chinese.texts),
    searchEn: english.texts / pagesByLang.en,
    searchZh: chinese.texts / pagesByLang.zh,
  };
}

/** Measures the code and the texts, in KiB, that are loaded when the search is first opened. */
async function measureSearch(browser: Browser, root: string, pagePath: string) {
  const page = await openTab(browser, pagePath);
  await page.goto(root + pagePath, { waitUntil: 'load' });
  await startFramework(page);
  const requests = watchRequests(page);
  const responses = collectResponses(page);
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox').fill('dts');
  await page.getByRole('option').first().waitFor();
  await requests.settle();
  const code = await sumSizes(responses, 'text/javascript');
  const texts = await sumSizes(responses.filter((response) => response.url().includes('/search/')));
  await page.close();
  return { code, texts };
}

async function measureShift(browser: Browser, url: string): Promise<number> {
  const page = await openTab(browser, VISITED_PAGE);
  await recordShifts(page.context());
  await loadInOrder(page, url);
  const shifts = await readShifts(page);
  await page.close();
  return shifts.reduce((total, { value }) => total + value, 0);
}

function measureFiles(outDir: string) {
  const files = listFiles(outDir).map((file) => ({ file, size: statSync(path.join(outDir, file)).size / 1024 }));
  // Every page with content has a Markdown version; other HTML files are redirects and generated lists.
  const pages = files.filter(({ file }) => file.endsWith('.md'));
  const zh = pages.filter(({ file }) => file.startsWith('zh/')).length;
  return {
    pages: pages.length,
    pagesByLang: { en: pages.length - zh, zh },
    siteSize: files.reduce((total, { size }) => total + size, 0) / pages.length,
    files: files.length / pages.length,
    largestPage: Math.max(...files.filter(({ file }) => file.endsWith('.html')).map(({ size }) => size)),
  };
}

/** Opens a tab with the language of the page as its locale, so that the first visit is not redirected. */
async function openTab(browser: Browser, pagePath: string): Promise<Page> {
  const page = await browser.newPage({ locale: pagePath.startsWith('/zh/') ? 'zh-CN' : 'en-US' });
  page.setDefaultTimeout(TIMEOUT_MS);
  return page;
}
