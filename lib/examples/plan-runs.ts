import type { Step } from '@/lib/examples/definition';
import type { Example } from '@/lib/examples/types';
import { listCombinations } from '@/lib/site/explorer-names';

/** A planned build. An example has one, or one for each combination of its matrix. */
export interface PlannedRun {
  readonly example: Example;
  readonly name: string;
  /** The value of each axis of the matrix; `name` joins them with `-`. */
  readonly values: readonly string[];
  readonly steps: readonly Step[];
}

/** Lists the builds of an example. In a matrix, the flags of the values are added to the first step. */
export function planRuns(example: Example): PlannedRun[] {
  const { matrix, refused, steps } = example.definition;
  if (!matrix) return [{ example, name: '', values: [], steps }];
  return listCombinations(Object.values(matrix).map((axis) => Object.entries(axis))).map((combination) => {
    const values = combination.map(([value]) => value);
    const flags = combination.flatMap(([, flag]) => (flag ? [flag] : []));
    const fails = refused.some((set) => set.every((value) => values.includes(value)));
    return {
      example,
      name: values.join('-'),
      values,
      steps: steps.map((step, index) => (index === 0 ? { run: [step.run, ...flags].join(' '), exit: fails ? 1 : step.exit } : step)),
    };
  });
}
