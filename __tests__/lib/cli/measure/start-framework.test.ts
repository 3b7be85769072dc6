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
  window.heldInput = [];
  // Each condition becomes true between two checks.
  const changes = [() => delete window.heldInput, () => document.documentElement.setAttribute('data-ready', '')];
  const waitForFunction = async (check: (argument?: string) => boolean, argument?: string) => {
    steps.push(`${check(argument)}`);
    changes.shift()?.();
    steps.push(`${check(argument)}`);
  };
  // A page that runs functions in this document.
  await startFramework({ evaluate: async (run: () => void) => run(), waitForFunction } as unknown as Page);
  expect(steps).toEqual(['false', 'true', 'mouse on /guide/', 'false', 'true']);
});
