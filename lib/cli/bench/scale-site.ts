import path from 'node:path';
import { createRandom } from '@/lib/cli/bench/corpus';
import { writeFileWithFolders } from '@/lib/node/files';
import type { LocaleConfig } from '@/lib/site/types';

/** Pages per sidebar group. */
const GROUP_SIZE = 25;
const SECTIONS = 6;
const SENTENCES = 8;

export type LanguageFacts = Pick<LocaleConfig, 'lang' | 'tag' | 'ogLocale' | 'label'>;

/** The texts of the pages of a generated site. In the first three texts, `{n}` is a number. */
export interface ScaleWords extends LanguageFacts {
  readonly page: string;
  readonly section: string;
  readonly description: string;
  /** Between sentences and words. */
  readonly space: string;
  /** Without markup. */
  readonly sentences: readonly string[];
}

/** Writes the sources of a site with `count` pages in each language into an empty folder. Equal arguments result in equal sources. */
export function writeScaleSite(dir: string, count: number, words: readonly ScaleWords[]): void {
  const locales = words.map(({ lang, tag, ogLocale, label, sentences: [description = ''] }) => {
    return { lang, tag, ogLocale, label, title: 'Scale', description, tagline: 'Scale' };
  });
  write(dir, 'site.config.ts', `export default ${JSON.stringify({ ...SETTINGS, defaultLang: words[0]?.lang, locales }, null, 2)};\n`);
  for (const language of words) writeLanguage(path.join(dir, 'content', language.lang), count, language);
}

/** Returns the path of a page in its language, including its group; `n` starts at 1. */
export function getScalePage(n: number): string {
  return `guide/group-${Math.ceil(n / GROUP_SIZE)}/page-${n}`;
}

/** Rewrites one page in all languages with a different sentence. */
export function editScalePage(dir: string, n: number, words: readonly ScaleWords[]): void {
  for (const language of words) write(path.join(dir, 'content', language.lang), `${getScalePage(n)}.mdx`, renderPage(n, language, n + 0.5));
}

function writeLanguage(dir: string, count: number, words: ScaleWords): void {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const groups = Array.from({ length: Math.ceil(count / GROUP_SIZE) }, (_, index) => `group-${index + 1}`);
  write(dir, '_nav.json', JSON.stringify([{ text: fill(words.page, 0), link: `/${getScalePage(1)}`, activeMatch: '^/guide/' }]));
  write(dir, 'index.mdx', `---\npageType: home\ntitle: Scale\ndescription: ${fill(words.description, 0)}\n---\n`);
  write(dir, 'guide/_meta.json', JSON.stringify(groups.map((name) => ({ type: 'dir', name, label: name, collapsed: true }))));
  for (const group of groups) {
    const names = numbers.filter((n) => getScalePage(n).includes(`/${group}/`)).map((n) => `page-${n}`);
    write(dir, `guide/${group}/_meta.json`, JSON.stringify(names));
  }
  for (const n of numbers) write(dir, `${getScalePage(n)}.mdx`, renderPage(n, words));
}

function renderPage(n: number, words: ScaleWords, seed = n): string {
  const random = createRandom(seed * 1000);
  const pick = () => words.sentences[Math.floor(random() * words.sentences.length)];
  const paragraph = () => Array.from({ length: SENTENCES }, pick).join(words.space);
  const sections = Array.from({ length: SECTIONS }, (_, index) => {
    const code = `\`\`\`ts\nexport const value${index} = ${n};\n\nexport function read${index}(input: number): number {\n  return input + value${index};\n}\n\`\`\``;
    return `## ${fill(words.section, index + 1)} {#part-${index + 1}}\n\n${paragraph()}\n\n${code}\n\n${paragraph()}`;
  });
  const link = `[${fill(words.page, 1)}](/${getScalePage(1)})`;
  return `---\ndescription: ${fill(words.description, n)}\n---\n\n# ${fill(words.page, n)}\n\n${link}\n\n${sections.join('\n\n')}\n`;
}

function fill(text: string, n: number): string {
  return text.replace('{n}', String(n));
}

function write(dir: string, name: string, text: string): void {
  writeFileWithFolders(path.join(dir, name), text);
}

const SETTINGS = {
  url: 'https://scale.example',
  theme: {
    logo: { kind: 'text', text: 'Scale' },
    socialLinks: [],
    darkMode: true,
    enableAppearanceAnimation: false,
    enableContentAnimation: false,
    enableScrollToTop: true,
    lastUpdated: false,
    outline: true,
    footer: true,
    hideNavbar: 'never',
    localeRedirect: 'never',
  },
  markdown: { defaultWrapCode: false, showLineNumbers: false },
  search: { codeBlocks: false },
};
