import type { BundledLanguage } from 'shiki';

/** Languages that pages may use. Not all of shiki's, since each grammar adds to the startup time. */
export const LANGUAGES = [
  'bash',
  'css',
  'diff',
  'html',
  'javascript',
  'json',
  'jsonc',
  'jsx',
  'less',
  'log',
  'markdown',
  'mdx',
  'nginx',
  'scss',
  'svelte',
  'toml',
  'tsx',
  'typescript',
  'vue',
  'xml',
  'yaml',
] as const satisfies readonly BundledLanguage[];

type CodeLanguage = (typeof LANGUAGES)[number] | 'text';

/** Other names of languages, which pages use as well. */
export const ALIASES = new Map<string, CodeLanguage>([
  ['js', 'javascript'],
  ['mjs', 'javascript'],
  ['cjs', 'javascript'],
  ['ts', 'typescript'],
  ['mts', 'typescript'],
  ['cts', 'typescript'],
  ['sh', 'bash'],
  ['shell', 'bash'],
  ['md', 'markdown'],
  ['yml', 'yaml'],
  ['svg', 'xml'],
  ['txt', 'text'],
  ['text', 'text'],
  ['plaintext', 'text'],
]);

/** Returns the language that a code fence may name like this; undefined if there is none. */
export function findLanguage(name: string): CodeLanguage | undefined {
  return ALIASES.get(name) ?? LANGUAGES.find((known) => known === name);
}

/** Returns the language of a file by its ending; `text` if the highlighter does not know it. */
export function findFileLanguage(path: string): string {
  const [, ending = ''] = /\.([a-z]+)$/.exec(path) ?? [];
  const language = findLanguage(ending);
  return language && language !== 'text' ? ending : 'text';
}

/** The names of languages in messages. */
export const CODE_LANGUAGES: readonly string[] = [...LANGUAGES, 'text'];
