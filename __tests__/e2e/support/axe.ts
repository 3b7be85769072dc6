import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { ElementContext, RunOptions } from 'axe-core';
import { finishAnimations } from './visits';

/** Injected as it is: the pages have no frames, for which `@axe-core/playwright` opens another page at each run. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    readonly axe: typeof import('axe-core');
  }
}

/**
 * Rules that axe leaves off: target sizes of WCAG 2.2, and experimental ones. Off stay those that are deprecated or of level AAA, and
 * `hidden-content`, which only lists what it cannot check.
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
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Runs all rules of axe, of all levels, except those named at `MORE_RULES`, in `selector` or the whole page. Returns a line for each violation. */
export async function listViolations(page: Page, selector?: string): Promise<string[]> {
  await injectAxe(page);
  return page.evaluate(run, [selector, enableRules()] as const);
}

/** Like `listViolations` for the whole page, without the rules of `listUnreadableLooks`. */
export async function listViolationsExceptColors(page: Page): Promise<string[]> {
  await injectAxe(page);
  return page.evaluate(run, [undefined, enableRules(Object.fromEntries(COLOR_RULES.map((id) => [id, { enabled: false }])))] as const);
}

/** Violations of the whole page in both themes. Other states of the page stay as they are. */
export async function listViolationsInThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    await showTheme(page, theme);
    found.push(...(await listViolations(page)).map((text) => `${theme}: ${text}`));
  }
  return found;
}

/**
 * Text with too little contrast in both themes, and links that look too much like the text around them, but only where text, link and the
 * backgrounds of their ancestors look like nothing in `seen`, which is extended. Checking every text of every page would take most of an
 * hour.
 */
export async function listUnreadableLooks(page: Page, seen: Set<string>): Promise<string[]> {
  await injectAxe(page);
  // Then a theme changes all colors at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await finishAnimations(page);
  const found: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    const { looks, violations } = await page.evaluate(checkNewLooks, [[...seen], theme === 'dark', COLOR_RULES] as const);
    for (const look of looks) seen.add(look);
    found.push(...violations.map((text) => `${theme}: ${text}`));
  }
  return found;
}

function enableRules(others: RunOptions['rules'] = {}): RunOptions {
  const rules = Object.fromEntries(MORE_RULES.map((id) => [id, { enabled: true }]));
  return { rules: { ...rules, 'hidden-content': { enabled: false }, ...others } };
}

/** Also on sites whose readers cannot choose a theme, because only they show some components. */
async function showTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate((isDark) => document.documentElement.classList.toggle('dark', isDark), colorScheme === 'dark');
  await finishAnimations(page);
}

async function injectAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${AXE};0`);
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

/** Runs in the page. */
async function checkNewLooks([seen, isDark, rules]: readonly [seen: readonly string[], isDark: boolean, rules: string[]]): Promise<{
  looks: string[];
  violations: string[];
}> {
  document.documentElement.classList.toggle('dark', isDark);
  const looks = new Set(seen);
  const elements: Element[] = [];
  /** What is drawn behind the content of an element, by itself and all ancestors. */
  const backgrounds = new Map<Element, string>();
  for (const element of document.body.querySelectorAll('*')) {
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    if (!hasText || !element.checkVisibility()) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const unknown: Element[] = [];
    let parent: Element | null = element;
    for (; parent && !backgrounds.has(parent); parent = parent.parentElement) unknown.unshift(parent);
    let background = parent ? (backgrounds.get(parent) ?? '') : '';
    for (const each of unknown) {
      const { backgroundColor, backgroundImage, opacity, filter, position } = getComputedStyle(each);
      background += [backgroundColor, backgroundImage, opacity, filter, position].join();
      backgrounds.set(each, background);
    }
    const text = [isDark, color, fontSize, fontWeight, textShadow, background];
    const link = element.closest('a[href]');
    if (link?.parentElement) text.push(getComputedStyle(link).textDecorationLine, getComputedStyle(link.parentElement).color);
    const look = text.join();
    if (looks.has(look)) continue;
    looks.add(look);
    elements.push(link ?? element);
  }
  if (elements.length === 0) return { looks: [], violations: [] };
  const context: ElementContext = { include: elements };
  const { violations } = await window.axe.run(context, { resultTypes: ['violations'], runOnly: rules });
  return {
    looks: [...looks].slice(seen.length),
    violations: violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`)),
  };
}
