import type { Page } from '@playwright/test';
import { waitForFrame } from '@/lib/cli/measure/layout-shift';

/** Turns the wheel over a point and resolves when the page stands where that leads: also where that is where it stood before. */
export async function turnWheel(page: Page, { x, y, distance }: { x: number; y: number; distance: number }): Promise<void> {
  const client = await page.context().newCDPSession(page);
  // Unlike `page.mouse.wheel`, answered only when the browser has scrolled.
  await client.send('Input.synthesizeScrollGesture', { x, y, yDistance: -distance, gestureSourceType: 'mouse', preventFling: true });
  await client.detach();
  await waitForFrame(page);
}
