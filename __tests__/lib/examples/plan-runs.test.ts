import { definitionSchema } from '@/lib/examples/definition';
import { planRuns } from '@/lib/examples/plan-runs';

const plan = (definition: object) =>
  planRuns({ id: 'guide-a/b', definition: definitionSchema.parse(definition), files: new Map(), hash: '' });

test('the flags of a combination are added to the first step, which fails if the combination is refused', () => {
  const runs = plan({
    steps: [{ run: 'rslib' }, { run: 'node a.js', exit: 2 }],
    matrix: { format: { esm: '', cjs: '--format cjs' }, mode: { bundle: '', bundleless: '--no-bundle' } },
    refused: [['cjs', 'bundleless']],
  });
  const last = { run: 'node a.js', exit: 2 };
  expect(runs.map(({ name, steps }) => [name, steps])).toEqual([
    ['esm-bundle', [{ run: 'rslib', exit: 0 }, last]],
    ['esm-bundleless', [{ run: 'rslib --no-bundle', exit: 0 }, last]],
    ['cjs-bundle', [{ run: 'rslib --format cjs', exit: 0 }, last]],
    ['cjs-bundleless', [{ run: 'rslib --format cjs --no-bundle', exit: 1 }, last]],
  ]);
});
