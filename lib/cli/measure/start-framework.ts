import type { Page } from 'playwright';
import { READY_ATTRIBUTE } from '@/lib/browser/ready';

export async function waitForLateScript(page: Page): Promise<void> {
  await page.waitForFunction(() => window.heldInput === undefined);
}

/**
 * Starts the framework of a page as a pointer on a link would, and resolves when the page is hydrated. First waits for the late script: until
 * it has run, the page keeps only the last pointer event, and the browser fires one for the real pointer at each layout.
 */
export async function startFramework(page: Page): Promise<void> {
  await waitForLateScript(page);
  await page.evaluate(() => {
    document.querySelector('a[href^="/"]')?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
  });
  await page.waitForFunction((name) => document.documentElement.hasAttribute(name), READY_ATTRIBUTE);
}

/**
 * Resolves when all code blocks have their buttons, which a script adds over several frames after the page has loaded. On a page with hundreds
 * of blocks, a locator would take more processor time than the script.
 */
export async function waitForCodeTools(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('.code-block:not(:has(> .code-tools))'));
}
