import type { Page } from '@playwright/test';
import { waitForFrame } from '@/lib/cli/measure/layout-shift';

/** Turns the wheel over a point, and resolves when the page has scrolled, even if its scroll position does not change. */
export async function turnWheel(page: Page, { x, y, distance }: { x: number; y: number; distance: number }): Promise<void> {
  const client = await page.context().newCDPSession(page);
  // Unlike `page.mouse.wheel`, resolves only after the browser has scrolled.
  await client.send('Input.synthesizeScrollGesture', { x, y, yDistance: -distance, gestureSourceType: 'mouse', preventFling: true });
  await client.detach();
  await waitForFrame(page);
}
