import { bind } from 'jest-each';

/** Far longer than a test takes on a busy machine. */
const TIMEOUT_MS = 10_000;
/** Tests may replace them. */
const { setTimeout: setRealTimeout, clearTimeout: clearRealTimeout } = globalThis;

/**
 * @typedef {() => unknown} Body
 * @typedef {object} Test
 * @property {string} id Its file and titles.
 * @property {Body} body
 *
 * @typedef {object} Suite
 * @property {string} name
 * @property {(Suite | Test)[]} entries In the order of the file.
 * @property {Record<'beforeAll' | 'beforeEach' | 'afterEach' | 'afterAll', Body[]>} hooks
 *
 * @typedef {object} Run How tests are run.
 * @property {(test: Test) => boolean} isSelected
 * @property {(tests: readonly Test[]) => void} enter Called before code that belongs to these tests.
 * @property {(test: Test, error: unknown) => boolean} report Called after a test; `error` is undefined if it passed. Returns whether to go on.
 */

/**
 * @param {string} name
 * @returns {Suite}
 */
function createSuite(name) {
  return { name, entries: [], hooks: { beforeAll: [], beforeEach: [], afterEach: [], afterAll: [] } };
}

/**
 * Defines the global functions that test files call, and loads a file. Returns what the file has defined.
 * @param {string} file
 * @param {() => Promise<unknown>} load
 */
export async function readTests(file, load) {
  const root = createSuite(file);
  let current = root;
  const describe = (/** @type {unknown} */ title, /** @type {Body} */ body) => {
    const parent = current;
    current = createSuite(`${parent.name} ${title}`);
    parent.entries.push(current);
    body();
    current = parent;
  };
  const test = (/** @type {string} */ title, /** @type {Body} */ body) => {
    current.entries.push({ id: `${current.name} ${title}`, body });
  };
  const hooks = Object.keys(root.hooks).map((name) => [
    name,
    (/** @type {Body} */ body) => current.hooks[/** @type {keyof Suite['hooks']} */ (name)].push(body),
  ]);
  const each = {
    describe: Object.assign(describe, { each: bind(describe, false) }),
    test: Object.assign(test, { each: bind(test, false) }),
  };
  Object.assign(globalThis, Object.fromEntries(hooks), each);
  await load();
  return root;
}

/**
 * Runs the selected tests of a suite. Resolves to whether to go on.
 * @param {Suite} suite
 * @param {Run} run
 * @param {readonly Suite[]} [outer] The suites around it, from outside.
 * @returns {Promise<boolean>}
 */
export async function runTests(suite, run, outer = []) {
  const tests = listTests(suite).filter(run.isSelected);
  if (tests.length === 0) return true;
  const chain = [...outer, suite];
  run.enter(tests);
  const failed = await attempt(suite.hooks.beforeAll);
  let goesOn = true;
  for (const entry of suite.entries) {
    if (!goesOn) break;
    if ('entries' in entry) goesOn = await runTests(entry, run, chain);
    else if (run.isSelected(entry)) {
      run.enter([entry]);
      goesOn = run.report(entry, failed ?? (await runTest(entry, chain)));
    }
  }
  await attempt(suite.hooks.afterAll);
  return goesOn;
}

/**
 * @param {Suite} suite
 * @returns {Test[]}
 */
function listTests({ entries }) {
  return entries.flatMap((entry) => ('entries' in entry ? listTests(entry) : [entry]));
}

/**
 * Runs a test with the hooks around it. Resolves to what they threw.
 * @param {Test} test
 * @param {readonly Suite[]} chain
 */
async function runTest({ body }, chain) {
  const before = chain.flatMap(({ hooks }) => hooks.beforeEach);
  const after = chain.toReversed().flatMap(({ hooks }) => hooks.afterEach);
  const error = await attempt([...before, body]);
  const later = await attempt(after);
  return error ?? later;
}

/**
 * Calls functions until one throws or does not end. Resolves to the error.
 * @param {readonly Body[]} bodies
 * @returns {Promise<unknown>}
 */
async function attempt(bodies) {
  try {
    for (const body of bodies) await withTimeout(body());
  } catch (error) {
    return error ?? new Error('Something without a value was thrown.');
  }
}

/** @param {unknown} result */
async function withTimeout(result) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((_, reject) => {
    timer = setRealTimeout(() => reject(new Error('The test did not end.')), TIMEOUT_MS);
  });
  await Promise.race([result, late]).finally(() => clearRealTimeout(timer));
}
