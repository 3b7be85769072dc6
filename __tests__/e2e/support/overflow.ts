import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Lists the texts of the visible elements that are wider than they are shown. Fails if no element is visible. */
export async function listCutTexts(elements: Locator): Promise<(string | null)[]> {
  const shown = elements.locator('visible=true');
  expect(await shown.count()).toBeGreaterThan(0);
  return shown.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent));
}

/** Returns whether the page is wider than the window. */
export function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}
