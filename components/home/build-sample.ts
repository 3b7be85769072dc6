/**
 * A build of @rslib/core 1.0.1 as it was run: a package with `"type": "module"`, one module `src/index.ts` that exports
 * ``const greet = (name: string) => `Hello, ${name}!` ``, TypeScript 5.9. Nothing here is made up; a new version means a new run.
 */

/** A piece of code and the class of its colour; plain text has none. */
type Token = readonly [text: string, kind?: 'keyword' | 'function' | 'string' | 'constant' | 'punctuation'];

export const CONFIG_FILE = 'rslib.config.ts';
export const CONFIG_LINES: readonly (readonly Token[])[] = [
  [['import', 'keyword'], [' { defineConfig } '], ['from', 'keyword'], [' '], ["'@rslib/core'", 'string'], [';', 'punctuation']],
  [],
  [['export default', 'keyword'], [' '], ['defineConfig', 'function'], ['({']],
  [['  lib: [']],
  [['    { format: '], ["'esm'", 'string'], [', dts: '], ['true', 'constant'], [' },']],
  [['    { format: '], ["'cjs'", 'string'], [' },']],
  [['  ],']],
  [['});']],
];

export const COMMAND = 'npx rslib';
export const LOG_LINES: readonly { readonly level: 'info' | 'start' | 'ready'; readonly text: string }[] = [
  { level: 'info', text: 'build started...' },
  { level: 'ready', text: 'built in 0.07s (esm)' },
  { level: 'ready', text: 'built in 0.07s (cjs)' },
  { level: 'start', text: 'generating declaration files... (esm)' },
  { level: 'ready', text: 'declaration files generated in 1.59 s (esm)' },
];

/** The files of `dist/` with their sizes in bytes. */
export const OUTPUT_FILES: readonly { readonly name: string; readonly bytes: number }[] = [
  { name: 'dist/index.js', bytes: 59 },
  { name: 'dist/index.cjs', bytes: 1316 },
  { name: 'dist/index.d.ts', bytes: 54 },
];
