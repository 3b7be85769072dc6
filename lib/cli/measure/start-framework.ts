import type { Page } from 'playwright';
import { READY_ATTRIBUTE } from '@/lib/browser/ready';

/** Starts the framework of a page as a pointer on a link does, and resolves when the page is hydrated. */
export async function startFramework(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.querySelector('a[href^="/"]')?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
  });
  await page.locator(`html[${READY_ATTRIBUTE}]`).waitFor({ state: 'attached' });
}
