/**
 * Functions of the head script are tested as text, without their module. The mutation runner inserts calls to its own helpers into them, so
 * these must also exist as globals. They do what the helpers in each instrumented file do.
 */
/** @type {any} */
const scope = globalThis;

const context = () => {
  scope.__stryker__ ??= {};
  const state = scope.__stryker__;
  const active = scope.process?.env.__STRYKER_ACTIVE_MUTANT__;
  if (state.activeMutant === undefined && active) state.activeMutant = active;
  return state;
};

scope.stryMutAct_9fa48 = (/** @type {string} */ id) => context().activeMutant === id;

scope.stryCov_9fa48 = (/** @type {string[]} */ ...ids) => {
  const state = context();
  state.mutantCoverage ??= { static: {}, perTest: {} };
  const { currentTestId, mutantCoverage } = state;
  if (currentTestId) mutantCoverage.perTest[currentTestId] ??= {};
  const counts = currentTestId ? mutantCoverage.perTest[currentTestId] : mutantCoverage.static;
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
};
