// @ts-check
import { parseArgs } from 'node:util';

/** Invalid command line flags; `exitWithError` exits with code 2. */
export class UsageError extends Error {}

/**
 * Reads command line flags. Throws a `UsageError` that lists the known flags.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {Options} options As for `parseArgs`.
 * @param {readonly string[]} [args]
 * @returns {ReturnType<typeof parseArgs<{ options: Options }>>['values']}
 */
export function readFlags(options, args = process.argv.slice(2)) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    // The rest of Node's message is about positional arguments, which no program has.
    const reason = /** @type {Error} */ (error).message.split('. ')[0];
    const known = Object.entries(options).map(([name, { type }]) => (type === 'string' ? `--${name}=<value>` : `--${name}`));
    throw new UsageError(`${reason}. Known options: ${known.join(', ')}.`);
  }
}
