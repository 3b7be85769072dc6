import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { waitForFrame } from '@/lib/cli/measure/layout-shift';
import { finishAnimations } from './visits';

/** Injected directly, because the pages have no frames; for those, `@axe-core/playwright` opens another page on each run. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    readonly axe: typeof import('axe-core');
    visibleBefore: ReadonlySet<Element>;
  }
}

/**
 * Rules that are off by default: target sizes of WCAG 2.2, and experimental ones. Deprecated rules, those of level AAA, and
 * `hidden-content`, which only lists what it cannot check, remain off.
 */
const MORE_RULES = [
  'css-orientation-lock',
  'label-content-name-mismatch',
  'p-as-heading',
  'table-fake-caption',
  'target-size',
  'td-has-header',
];

/** Rules that compare colors, which take most of the time. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Runs all rules of axe, of all levels, on a page or a part of it, except those named at `MORE_RULES` and those of `listUnreadableText`. Returns
 * a line for each violation.
 */
export async function listViolations(page: Page, part?: string): Promise<string[]> {
  await injectAxe(page);
  return page.evaluate(run, [part, enableRules(COLOR_RULES)] as const);
}

/** Rules that depend on the width of the page even for what is visible at any width. The first one takes half of the time of all others. */
const WIDTH_RULES = ['target-size', 'scrollable-region-focusable'];

/**
 * Lists violations on a page, or a part of it, in its two layouts, at its current width and at that of `narrow`, without the rules of
 * `listUnreadableText`. On the narrow page, checks only what it shows in addition, and targets, which have the least room there.
 */
export async function listViolationsOfLayouts(page: Page, narrow: { width: number; height: number }, part?: string): Promise<string[]> {
  await injectAxe(page);
  const wide = await page.evaluate(run, [part, enableRules([...COLOR_RULES, 'target-size'])] as const);
  await page.evaluate(noteVisible);
  await page.setViewportSize(narrow);
  // What now scrolls becomes a Tab stop in the next frame.
  await waitForFrame(page);
  const sizes = await page.evaluate(run, [part, { runOnly: WIDTH_RULES }] as const);
  const isMore = await page.evaluate(markMore, part ?? 'html');
  const more = isMore ? await page.evaluate(run, ['[data-more]', enableRules([...COLOR_RULES, ...WIDTH_RULES])] as const) : [];
  return [...wide, ...[...sizes, ...more].map((text) => `at ${narrow.width} px: ${text}`)];
}

/** Runs in the page. */
function noteVisible(): void {
  for (const element of document.querySelectorAll('[data-more]')) element.removeAttribute('data-more');
  window.visibleBefore = new Set(
    [...document.querySelectorAll('*')].filter((element) => element.checkVisibility({ visibilityProperty: true })),
  );
}

/**
 * Runs in the page. Gives elements of a part that were not visible for `noteVisible`, but are now, the attribute `data-more`. Returns whether
 * there are any.
 */
function markMore(part: string): boolean {
  for (const element of document.querySelectorAll(`:is(${part}) *`)) {
    if (element.checkVisibility({ visibilityProperty: true }) && !window.visibleBefore.has(element)) element.setAttribute('data-more', '');
  }
  return Boolean(document.querySelector('[data-more]'));
}

/** Enables all rules that run by default and `MORE_RULES`, except those in `disabled`. */
function enableRules(disabled: readonly string[]): RunOptions {
  const enabled = MORE_RULES.map((id) => [id, { enabled: true }]);
  return { rules: Object.fromEntries([...enabled, ...['hidden-content', ...disabled].map((id) => [id, { enabled: false }])]) };
}

/** Shows a theme, even on sites whose readers cannot choose one, because some components are only on those. */
export async function showTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate((isDark) => document.documentElement.classList.toggle('dark', isDark), colorScheme === 'dark');
  await finishAnimations(page);
}

export async function injectAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(`${AXE};0`);
  await page.evaluate(layOutAll);
}

/**
 * Runs in the page. Lays out what is outside the window, where axe looks for links but finds nothing at their positions, and where code has
 * no Tab stop although it scrolls.
 */
function layOutAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[data-rows] { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page. */
async function run([selector, options]: readonly [selector: string | undefined, options: RunOptions]): Promise<string[]> {
  const { violations } = await window.axe.run(selector ?? document, {
    // Passes are not reported and hidden elements cannot be violations; both would take long on large pages.
    resultTypes: ['violations'],
    ...options,
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
