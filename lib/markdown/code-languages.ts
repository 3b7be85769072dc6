import type { BundledLanguage } from 'shiki';

/** Languages that pages may use, each with its other names: only some of shiki's, since each grammar adds to the startup time. */
const NAMES = {
  bash: ['sh', 'shell'],
  css: [],
  diff: [],
  html: [],
  javascript: ['js', 'mjs', 'cjs'],
  json: [],
  jsonc: [],
  jsx: [],
  less: [],
  log: [],
  markdown: ['md'],
  mdx: [],
  nginx: [],
  scss: [],
  svelte: [],
  toml: [],
  tsx: [],
  typescript: ['ts', 'mts', 'cts'],
  vue: [],
  xml: ['svg'],
  yaml: ['yml'],
  text: ['txt', 'plaintext'],
} satisfies Partial<Record<BundledLanguage | 'text', readonly string[]>>;

export const CODE_LANGUAGES = Object.keys(NAMES) as (keyof typeof NAMES)[];

/** Other name -> language. */
export const ALIASES = new Map(Object.entries(NAMES).flatMap(([language, names]) => names.map((name) => [name, language])));

/** Finds the language that a code fence names; undefined if it is unknown. */
export function findLanguage(name: string): keyof typeof NAMES | undefined {
  return CODE_LANGUAGES.find((language) => language === name || NAMES[language].some((other) => other === name));
}

/** Returns the language of a file by its extension; `text` if the highlighter does not know it. */
export function getFileLanguage(path: string): string {
  const [, ending = ''] = /\.([a-z]+)$/.exec(path) ?? [];
  const language = findLanguage(ending);
  return language && language !== 'text' ? ending : 'text';
}
