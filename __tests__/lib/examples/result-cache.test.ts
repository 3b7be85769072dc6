import { listReachedModules } from '@/__tests__/site/read-imports';
import { RUNNER_FILES } from '@/lib/examples/result-cache';

test('the key covers all code that builds an example', () => {
  const reached = listReachedModules(['lib/examples/build-run.ts', 'lib/examples/plan-runs.ts']);
  expect([...RUNNER_FILES].sort()).toEqual(reached.sort());
});
