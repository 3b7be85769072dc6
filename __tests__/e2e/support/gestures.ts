import type { Page } from '@playwright/test';
import { waitForFrame } from '@/lib/cli/measure/layout-shift';

/** Speed of the wheel in pixels per second. The default would take seconds to turn it through a long page. */
const WHEEL_SPEED = 8000;

/** Turns the wheel over a point, and resolves when the page has scrolled, even if its scroll position does not change. */
export async function turnWheel(page: Page, { x, y, distance }: { x: number; y: number; distance: number }): Promise<void> {
  const client = await page.context().newCDPSession(page);
  // Unlike `page.mouse.wheel`, resolves only after the browser has scrolled.
  await client.send('Input.synthesizeScrollGesture', {
    x,
    y,
    yDistance: -distance,
    speed: WHEEL_SPEED,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
  await client.detach();
  await waitForFrame(page);
}

/** Moves two fingers apart from a point, as readers do to enlarge the page. */
export async function pinchOut(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  await moveFingers(page, (part) => [
    { x: x - 30 - 60 * part, y, id: 1 },
    { x: x + 30 + 60 * part, y, id: 2 },
  ]);
}

/** Moves a finger up. */
export async function swipeUp(page: Page, { x, y, distance }: { x: number; y: number; distance: number }): Promise<void> {
  await moveFingers(page, (part) => [{ x, y: y - distance * part, id: 1 }]);
}

interface Finger {
  readonly x: number;
  readonly y: number;
  readonly id: number;
}

/** Parts of the way of a finger, after each of which the page is drawn. */
const STEPS = 4;

/** Touches the screen; `place` returns the fingers after each part of the way. */
async function moveFingers(page: Page, place: (part: number) => Finger[]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: place(0) });
  for (let step = 1; step <= STEPS; step += 1) {
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: place(step / STEPS) });
    await waitForFrame(page);
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
  await waitForFrame(page);
}
