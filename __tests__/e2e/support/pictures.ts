import { type Browser, devices, type Page } from '@playwright/test';
import { waitForFrame } from '@/lib/cli/measure/layout-shift';
import { watchRequests } from '@/lib/cli/measure/page-requests';
import type { TestedSite } from './sites';
import { buildTestFont } from './test-font';
import { visit, waitForHydration } from './visits';

/** A page, or a state of it, in one of the windows and themes that readers have. */
export interface View {
  readonly site?: TestedSite;
  readonly path: string;
  readonly width: keyof typeof HEIGHTS;
  readonly theme: 'light' | 'dark';
  /** Brings the page into the state that the picture shows. */
  readonly act?: (page: Page) => Promise<unknown>;
}

/** Height of the window by its width. */
const HEIGHTS = { 375: 812, 768: 900, 1440: 900, 1920: 1000 } as const;

/** The fonts of the site are replaced by family. Bold letters are wider and taller, so that a change of the weight shows. */
const FACES = [
  { family: 'Test Sans', weight: '1 549', bytes: buildTestFont({ width: 500, capHeight: 700 }) },
  { family: 'Test Sans', weight: '550 1000', bytes: buildTestFont({ width: 530, capHeight: 750 }) },
  { family: 'Test Mono', weight: '1 549', bytes: buildTestFont({ width: 600, capHeight: 700 }) },
  { family: 'Test Mono', weight: '550 1000', bytes: buildTestFont({ width: 600, capHeight: 750 }) },
];

/** Replaces the date of the last commit that changed the page. */
const LAST_UPDATED = '2026-01-01';

/** Replaces fonts and removes what depends on the system: rounded letter widths, and scrollbars, which may or may not take space. */
const STYLES = `
  :root { --font-sans: "Test Sans" !important; --font-mono: "Test Mono" !important; }
  * { text-rendering: geometricPrecision !important; scrollbar-width: none !important; }
`;

/** Opens a view in a new browser context, and resolves when nothing in it is loading or moving anymore. */
export async function openView(browser: Browser, { path, width, theme, act, ...options }: View): Promise<Page> {
  let settle = async () => {};
  const page = await visit(browser, path, {
    ...options,
    ...(width === 375 && { hasTouch: true, isMobile: true, userAgent: devices['Pixel 7'].userAgent }),
    viewport: { width, height: HEIGHTS[width] },
    colorScheme: theme,
    reducedMotion: 'reduce',
    prepare: async (each) => {
      await useTestFonts(each);
      settle = watchRequests(each).settle;
    },
  });
  await waitForHydration(page);
  if (path.includes('#')) await layOutAll(page);
  await act?.(page);
  await settle();
  // Images that are not complete are far below the window and load lazily.
  await page.evaluate(() => Promise.all([...document.images].filter(({ complete }) => complete).map((image) => image.decode())));
  await page.evaluate(async (date) => {
    // Fails if the browser refuses a font.
    for (const face of document.fonts) await face.load();
    for (const time of document.querySelectorAll('main footer time')) time.textContent = date;
  }, LAST_UPDATED);
  await repaint(page);
  return page;
}

/**
 * Lays out the code outside the window, and scrolls to the heading in the URL again. What is laid out when the page scrolls depends on the
 * order of events, and the position of the heading, by a fraction of a pixel, depends on that.
 */
async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const styles = new CSSStyleSheet();
    // Tabs that are not selected, and folded code, stay hidden.
    styles.replaceSync(':not([hidden]) { content-visibility: visible !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  });
}

/**
 * Paints the page again. A browser reuses what it painted before it scrolled, and then rounds fractions of a pixel differently from a
 * browser that had painted nothing yet.
 */
async function repaint(page: Page): Promise<void> {
  for (const visibility of ['hidden', '']) {
    await page.evaluate((value) => {
      document.documentElement.style.visibility = value;
    }, visibility);
    await waitForFrame(page);
  }
}

/**
 * Makes a page and its diagrams use the test fonts. A font made of data and a stylesheet made by a script need no exception from the
 * content security policy.
 */
async function useTestFonts(page: Page): Promise<void> {
  const faces = FACES.map(({ bytes, ...face }) => ({ ...face, bytes: [...bytes] }));
  await page.addInitScript(
    ({ faces, styles }) => {
      for (const { family, weight, bytes } of faces) document.fonts.add(new FontFace(family, Uint8Array.from(bytes), { weight }));
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets.push(sheet);
    },
    { faces, styles: STYLES },
  );
  await page.route('**/diagrams/*.svg', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replaceAll(/font-family="([^"]*)"/g, replaceFamily) });
  });
}

const replaceFamily = (_: string, families: string) => `font-family="Test ${families.includes('mono') ? 'Mono' : 'Sans'}"`;

/** Lists elements with text in a font other than the test fonts, which would look different on another machine. */
export function listOtherFonts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(
        (each) =>
          each.matches('input, textarea') ||
          [...each.childNodes].some(({ nodeName, nodeValue }) => nodeName === '#text' && nodeValue?.trim()),
      )
      .filter((each) => !each.matches('script, style, template') && !/^"Test (?:Sans|Mono)"$/.test(getComputedStyle(each).fontFamily))
      .map((each) => `${each.localName}.${each.className}: ${getComputedStyle(each).fontFamily}`),
  );
}
