import type { BundledLanguage } from 'shiki';

/** Languages that pages may use: only some of shiki's, since each grammar adds to the startup time. */
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

/** Other names that pages may use for these languages. */
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

/** Finds the language that a code fence names; undefined if it is unknown. */
export function findLanguage(name: string): CodeLanguage | undefined {
  return ALIASES.get(name) ?? LANGUAGES.find((language) => language === name);
}

/** Finds the language of a file by its extension; `text` if the highlighter does not know it. */
export function findFileLanguage(path: string): string {
  const [, ending = ''] = /\.([a-z]+)$/.exec(path) ?? [];
  const language = findLanguage(ending);
  return language && language !== 'text' ? ending : 'text';
}

/** The language names that messages list. */
export const CODE_LANGUAGES: readonly string[] = [...LANGUAGES, 'text'];
