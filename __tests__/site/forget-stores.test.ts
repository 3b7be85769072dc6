import { AsyncLocalStorage } from 'node:async_hooks';

/** Another name of the module, which the next test file imports. */
const NEXT = '../setup/forget-stores.mjs?next';

test('a test file disables the stores that the last one has used', async () => {
  const store = new AsyncLocalStorage<number>();
  await store.run(1, async () => {
    expect(store.getStore()).toBe(1);
    await import(NEXT);
    expect(store.getStore()).toBeUndefined();
  });
  expect(store.run(2, () => store.getStore())).toBe(2);
});
