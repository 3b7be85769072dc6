import type { Locator, Page } from '@playwright/test';

/** Finds the theme button of the navigation bar, in any language. */
export function findThemeButton(page: Page): Locator {
  return page.locator('header').getByRole('button', { name: /^(?:Theme|主题)/ });
}

/** Finds the input of the open search, before and after its code has been loaded. */
export function findSearchInput(page: Page): Locator {
  return page.getByRole('dialog').getByRole('combobox');
}
