import { parseArgs } from 'node:util';

/** Invalid command line flags; `exitWithError` exits with code 2. */
export class UsageError extends Error {}

/** Flags that people also set for npm itself, in their settings. */
const NPM_FLAGS = new Set(['before', 'force', 'json']);

/**
 * Reads command line flags. Throws a `UsageError` that lists the known flags, also if npm has consumed one: without `--`, a dry run would be a real one.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {Options} options As for `parseArgs`.
 * @param {readonly string[]} [args]
 * @returns {ReturnType<typeof parseArgs<{ options: Options }>>['values']}
 */
export function readFlags(options, args = process.argv.slice(2)) {
  const consumed = Object.keys(options).find((name) => process.env[`npm_config_${name.replaceAll('-', '_')}`] && !NPM_FLAGS.has(name));
  const script = process.env.npm_lifecycle_event;
  if (script && consumed) throw new UsageError(`npm has consumed --${consumed}. Put -- before it: npm run ${script} -- --${consumed}`);
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    // The rest of Node's message is about positional arguments, which no program has.
    const reason = /** @type {Error} */ (error).message.split('. ')[0];
    const names = Object.entries(options).map(([name, { type }]) => (type === 'string' ? `--${name}=<value>` : `--${name}`));
    throw new UsageError(`${reason}. ${names.length > 0 ? `Known options: ${names.join(', ')}` : 'The command takes no options'}.`);
  }
}
