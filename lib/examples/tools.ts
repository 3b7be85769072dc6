import { listCommands, type Packages } from '@/lib/examples/manifest';
import type { Example } from '@/lib/examples/types';

/** Program of a command -> package that it belongs to. Node.js runs all other programs. */
const PACKAGES = new Map([
  ['rslib', '@rslib/core'],
  ['rsbuild', '@rsbuild/core'],
  ['tsc', 'typescript'],
  ['tsup', 'tsup'],
  ['tsdown', 'tsdown'],
  ['vite', 'vite'],
  ['rollup', 'rollup'],
  ['unbuild', 'unbuild'],
  ['webpack', 'webpack'],
  ['vue-tsc', 'vue-tsc'],
  ['storybook', 'storybook'],
  ['rspress', '@rspress/core'],
  ['rstest', '@rstest/core'],
]);

/**
 * Lists the tools that the steps of an example run, each with its version: `@rslib/core 1.0.1`, `Node.js`. A program that is part of the example counts as
 * the tools that it imports or starts.
 */
export function listTools(example: Example, versions: Packages): string[] {
  const { files, definition } = example;
  const listPackages = (command: string) => {
    const name = findPackage(command);
    if (name) return [name];
    const source = command
      .split(' ')
      .map((word) => files.get(word) ?? '')
      .join('');
    const used = [...PACKAGES].filter((names) => names.some((name) => source.includes(`'${name}'`)));
    return used.length > 0 ? used.map(([, tool]) => tool) : ['Node.js'];
  };
  const packages = definition.steps.flatMap(({ run }) => {
    const commands = listCommands(example, /^npm run (\S+)/.exec(run)?.[1] ?? '');
    return (commands.length > 0 ? commands : [run]).flatMap(listPackages);
  });
  return [...new Set(packages)].map((name) => `${name} ${versions[name] ?? ''}`.trim());
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
