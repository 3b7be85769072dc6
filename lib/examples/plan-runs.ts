import type { Step } from '@/lib/examples/definition';
import type { Example } from '@/lib/examples/types';

/** A build to do: an example is one, or one for each combination of its matrix. */
export interface PlannedRun {
  readonly example: Example;
  readonly name: string;
  /** The value of each axis of the matrix; `name` is made of them. */
  readonly values: readonly string[];
  readonly steps: readonly Step[];
}

/** The builds of an example. Of a matrix, the first step gets the flags of the values. */
export function planRuns(example: Example): PlannedRun[] {
  const { matrix, refused, steps } = example.definition;
  if (!matrix) return [{ example, name: '', values: [], steps }];
  return listCombinations(matrix).map(({ values, flags }) => {
    const fails = refused.some((set) => set.every((value) => values.includes(value)));
    return {
      example,
      name: values.join('-'),
      values,
      steps: steps.map((step, index) => (index === 0 ? { run: [step.run, ...flags].join(' '), exit: fails ? 1 : step.exit } : step)),
    };
  });
}

interface Combination {
  readonly values: readonly string[];
  readonly flags: readonly string[];
}

function listCombinations(matrix: Readonly<Record<string, Readonly<Record<string, string>>>>): Combination[] {
  return Object.values(matrix).reduce<Combination[]>(
    (all, axis) =>
      all.flatMap(({ values, flags }) =>
        Object.entries(axis).map(([value, flag]) => ({ values: [...values, value], flags: flag ? [...flags, flag] : flags })),
      ),
    [{ values: [], flags: [] }],
  );
}
