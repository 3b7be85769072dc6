import type { Page } from 'playwright';
import { READY_ATTRIBUTE } from '@/lib/browser/ready';

/**
 * Starts the framework of a page as the focus on a link does, and resolves when the page is hydrated. Not as the pointer does, because the
 * browser fires events for where it really is whenever the layout changes, and a page that still loads keeps only the last one.
 */
export async function startFramework(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.querySelector('a[href^="/"]')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });
  await page.locator(`html[${READY_ATTRIBUTE}]`).waitFor({ state: 'attached' });
}

/** Resolves when all code blocks have their buttons, which a script adds over several frames after the page has loaded. */
export async function waitForCodeTools(page: Page): Promise<void> {
  await page.locator('.code-block:not(:has(> .code-tools))').first().waitFor({ state: 'detached' });
}
