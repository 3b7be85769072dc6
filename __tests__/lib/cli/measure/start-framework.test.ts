/** @jest-environment jsdom */
import type { Page } from 'playwright';
import { startFramework } from '@/lib/cli/measure/start-framework';
import { stubPointerEvent } from '../../../support/browser-stubs';

stubPointerEvent();

test('moves the pointer over a page link when the late script has run, and waits until the page is hydrated', async () => {
  document.body.innerHTML = '<a href="#usage">Usage</a><a href="https://example.com/">Elsewhere</a><a href="/guide/"><b>Guide</b></a>';
  const steps: string[] = [];
  document.addEventListener('pointermove', (event) => {
    steps.push(`${event.pointerType} on ${(event.target as Element).getAttribute('href')}`);
  });
  const locator = (selector: string) => ({
    waitFor: async ({ state }: { state: string }) => void steps.push(`${selector} ${state}`),
  });
  window.heldInput = [];
  const waitForFunction = async (run: () => boolean) => {
    steps.push(`late script has run: ${run()}`);
    delete window.heldInput;
    steps.push(`late script has run: ${run()}`);
  };
  // A page that runs functions in this document.
  await startFramework({ evaluate: async (run: () => void) => run(), locator, waitForFunction } as unknown as Page);
  expect(steps).toEqual(['late script has run: false', 'late script has run: true', 'mouse on /guide/', 'html[data-ready] attached']);
});
