import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Jest creates an asynchronous store for each test file, and leaves it enabled. Before Node.js 24, each promise then gets a property for the
 * store of every earlier file of the process, so that each file takes longer than the last one. Here, a file disables those of the last one.
 */
const KEY = Symbol.for('rslib-docs: stores of a test file');

/** @typedef {{ readonly run: Function, readonly used: Set<AsyncLocalStorage<unknown>> }} Stores */
/** @type {Record<PropertyKey, any>} Belongs to the process, unlike this module. */
const shared = AsyncLocalStorage.prototype;
/** @type {Stores} */
const last = shared[KEY] ?? { run: shared.run, used: new Set() };
for (const store of last.used) store.disable();
/** @type {Stores} */
const own = { run: last.run, used: new Set() };
shared[KEY] = own;
shared.run = function run(/** @type {unknown[]} */ ...args) {
  own.used.add(/** @type {AsyncLocalStorage<unknown>} */ (/** @type {unknown} */ (this)));
  return own.run.apply(this, args);
};
