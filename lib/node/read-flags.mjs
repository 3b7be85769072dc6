import { parseArgs } from 'node:util';

/** Invalid command line flags; `exitWithError` exits with code 2. */
export class UsageError extends Error {}

/** Flags that people also set for npm itself, in their settings. */
const NPM_FLAGS = new Set(['before', 'force', 'json']);

/** Flags that npm takes for abbreviations of its own. */
const EXPANDED = new Map([['to', 'token-description']]);

/**
 * Reads command line flags. Throws a `UsageError` that lists the known flags, or one that says that `--` is missing if npm has consumed a flag:
 * a dry run would be a real one. npm leaves no trace of `--update`, which it takes for `--update-notifier`, and of `--no-cache`.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {Options} options As for `parseArgs`.
 * @param {readonly string[]} [args]
 * @returns {ReturnType<typeof parseArgs<{ options: Options }>>['values']}
 */
export function readFlags(options, args = process.argv.slice(2)) {
  const isSet = (/** @type {string} */ name) => Boolean(process.env[`npm_config_${name.replaceAll('-', '_')}`]);
  const consumed = Object.keys(options).find((name) => !NPM_FLAGS.has(name) && [name, EXPANDED.get(name) ?? name].some(isSet));
  const script = process.env.npm_lifecycle_event;
  if (script && consumed) throw new UsageError(`npm has consumed --${consumed}. Put -- before it: npm run ${script} -- --${consumed}`);
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    // The rest of Node's message explains positional arguments, and values that start with a dash.
    const reason = /** @type {Error} */ (error).message.split(/\. |\n/)[0]?.replace(/\.$/, '');
    const names = Object.entries(options).map(([name, { type }]) => (type === 'string' ? `--${name}=<value>` : `--${name}`));
    throw new UsageError(`${reason}. ${names.length > 0 ? `Known options: ${names.join(', ')}` : 'The command takes no options'}.`);
  }
}
