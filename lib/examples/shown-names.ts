/** Splits `esm+bundle:dist/index.js` into the values of the matrix that limit a file to some builds, and its path. */
export function splitShownName(name: string): { file: string; values: string[] } {
  const [, values = '', file = name] = /^([\w+-]+):(.+)$/.exec(name) ?? [];
  return { file, values: values.split('+').filter(Boolean) };
}
