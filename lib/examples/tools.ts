import type { Step } from '@/lib/examples/definition';

/** Program of a command -> package that it belongs to. All other programs are run by Node.js. */
const PACKAGES = new Map([
  ['rslib', '@rslib/core'],
  ['rsbuild', '@rsbuild/core'],
  ['tsc', 'typescript'],
  ['tsup', 'tsup'],
  ['vite', 'vite'],
  ['rollup', 'rollup'],
  ['vue-tsc', 'vue-tsc'],
  ['storybook', 'storybook'],
]);

/** Lists the tools that the steps run, each with its version: `@rslib/core 1.0.1`, `Node.js`. */
export function listTools(steps: readonly Step[], versions: Readonly<Record<string, string>>): string[] {
  const tools = steps.map(({ run }) => {
    const name = PACKAGES.get(findProgram(run));
    return name ? `${name} ${versions[name] ?? ''}`.trim() : 'Node.js';
  });
  return [...new Set(tools)];
}

/** `env NODE_ENV=test rslib build` -> `rslib`. */
export function findProgram(run: string): string {
  return run.split(' ').find((word) => word !== 'env' && !/^\w+=/.test(word)) ?? '';
}
