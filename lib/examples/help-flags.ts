import type { RunResult } from '@/lib/examples/snapshot';

type Steps = RunResult['steps'];

/**
 * Reads the flags of each command whose help was printed with `-h`, sorted: `rslib build` -> `--root <>`. The name of a value is left out,
 * because pages may use a better one.
 */
export function readHelpFlags(steps: Steps): Readonly<Record<string, readonly string[]>> {
  const entries = steps.flatMap(({ run, log }): [string, string[]][] => {
    if (!run.endsWith(' -h')) return [];
    const lines = log.filter((line) => /^ {2}-/.test(line)).map((line) => /^ {2}(.+?)(?: {2,}(.*))?$/.exec(line) ?? []);
    const flags = lines.flatMap(([, names = '', text = '']) => [...names.split(', '), ...(text.match(/--no-[\w-]+/g) ?? [])]);
    return [[run.replace(/ -h$/, ''), [...new Set(flags.map(removeValueName))].sort()]];
  });
  return Object.fromEntries(entries);
}

/** Removes the name of a flag's value: `--lib <id>` -> `--lib <>`. */
export function removeValueName(flag: string): string {
  return flag.replace(/<[^>]+>/, '<>');
}
