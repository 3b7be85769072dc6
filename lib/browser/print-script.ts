/** Serializes data as JSON for a script element. Escapes `<` so that the data cannot close the element. */
export function printJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/**
 * Prints a function call for an inline script: functions as source text, other arguments as JSON. The functions must not use
 * anything from outside. Throws if a compiler added a call of its own helper, as tsx does for named inner functions.
 */
export function printCall<Args extends readonly unknown[]>(run: (...args: Args) => unknown, ...args: Args): string {
  const printed = args.map((arg) => (typeof arg === 'function' ? arg.toString() : printJson(arg)));
  const text = `(${run.toString()})(${printed.join(',')})`;
  if (text.includes('__name('))
    throw new Error(`${run.name}() has a named inner function, which does not work in an inline script. Inline it.`);
  return text;
}
