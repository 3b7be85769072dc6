/**
 * Functions of the head script are tested as text, without their module. The mutation runner inserts calls to its own helpers into them, so
 * these must also exist as globals. They do what the helpers in each instrumented file do.
 */
const context = () => {
  globalThis.__stryker__ ??= {};
  const state = globalThis.__stryker__;
  const active = globalThis.process?.env.__STRYKER_ACTIVE_MUTANT__;
  if (state.activeMutant === undefined && active) state.activeMutant = active;
  return state;
};

globalThis.stryMutAct_9fa48 = (id) => context().activeMutant === id;

globalThis.stryCov_9fa48 = (...ids) => {
  const state = context();
  state.mutantCoverage ??= { static: {}, perTest: {} };
  const { currentTestId, mutantCoverage } = state;
  if (currentTestId) mutantCoverage.perTest[currentTestId] ??= {};
  const counts = currentTestId ? mutantCoverage.perTest[currentTestId] : mutantCoverage.static;
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
};
