import type { Step } from '@/lib/examples/definition';

/** Program of a command -> package that it belongs to. Node.js runs all other programs. */
const PACKAGES = new Map([
  ['rslib', '@rslib/core'],
  ['rsbuild', '@rsbuild/core'],
  ['tsc', 'typescript'],
  ['tsup', 'tsup'],
  ['vite', 'vite'],
  ['rollup', 'rollup'],
  ['vue-tsc', 'vue-tsc'],
  ['storybook', 'storybook'],
  ['rspress', '@rspress/core'],
  ['rstest', '@rstest/core'],
]);

/** Lists the tools that the steps run, each with its version: `@rslib/core 1.0.1`, `Node.js`. `scripts` are those of package.json. */
export function listTools(steps: readonly Step[], versions: Readonly<Record<string, string>>, scripts: Readonly<Record<string, string>>) {
  const tools = steps.map(({ run }) => {
    const name = findPackage(scripts[/^npm run (\S+)$/.exec(run)?.[1] ?? ''] ?? run);
    return name ? `${name} ${versions[name] ?? ''}`.trim() : 'Node.js';
  });
  return [...new Set(tools)];
}

/** Returns the package of the program that a command runs; undefined for Node.js. */
export function findPackage(run: string): string | undefined {
  return PACKAGES.get(getProgram(run));
}

/** Returns the program of a command: `env NODE_ENV=test rslib build` -> `rslib`. */
export function getProgram(run: string): string {
  return run.split(' ').find((word) => word !== 'env' && !/^\w+=/.test(word)) ?? '';
}

/**
 * Converts a step to the command that a reader runs in a shell. There, tools are local packages, which need npx, and variables need no `env`:
 * `env NODE_ENV=test rslib` -> `NODE_ENV=test npx rslib`.
 */
export function toCommand(run: string): string {
  return findPackage(run) ? run.replace(/^(?:env )?((?:\w+=\S+ )*)/, '$1npx ') : run;
}
