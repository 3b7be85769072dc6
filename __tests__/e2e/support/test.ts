import { type BrowserContext, test as base } from '@playwright/test';

/** Tests whose pages are closed at the end, because the open pages of a worker slow down all of its later tests. */
export const test = base.extend<{ closePages: undefined }>({
  closePages: [
    async ({ browser }, use) => {
      const others = new Set(browser.contexts());
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => (others.has(context) ? undefined : close(context))));
    },
    { auto: true },
  ],
});

/** Closes pages, even while they still request something that a test intercepts. */
async function close(context: BrowserContext): Promise<void> {
  await Promise.all([context, ...context.pages()].map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

export { expect } from '@playwright/test';
