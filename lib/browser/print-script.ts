/** Data as JSON for a script element: nothing in it can end the element. */
export function printJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/**
 * A call as text for a script: functions are printed as they are, other arguments as JSON. The functions may refer to nothing
 * outside themselves. Throws if a compiler made them refer to a helper of its own, as tsx does for named inner functions.
 */
export function printCall<Args extends readonly unknown[]>(run: (...args: Args) => unknown, ...args: Args): string {
  const printed = args.map((arg) => (typeof arg === 'function' ? arg.toString() : printJson(arg)));
  const text = `(${run.toString()})(${printed.join(',')})`;
  if (text.includes('__name('))
    throw new Error(`${run.name}() has a named inner function, which scripts of a page cannot have: inline it.`);
  return text;
}
