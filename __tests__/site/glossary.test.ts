import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@/lib/node/settings.mjs';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const COMMON = 'a common word, whose synonyms are right where they mean something else';
const NO_SYNONYM = 'no other word for it is in use';

/** Terms that need no rule, with the reason. */
const EXEMPT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { Externals: NO_SYNONYM, Shim: NO_SYNONYM, Entry: COMMON, Output: COMMON },
  zh: { 外部依赖: NO_SYNONYM, '垫片（shim）': NO_SYNONYM, 入口: COMMON, 产物: COMMON },
};

/** Lists the replacements in the rules for a language, such as `declaration $1`, without placeholders. */
function listTerms(lang: string): string[] {
  const files = ['fix', lang, ...(lang === 'zh' ? ['zh.fix'] : [])].map((name) => read(`.textlint/${name}.yml`));
  const expected = files.flatMap((text) => [...text.matchAll(/^ {2}- expected: '(.*)'$/gm)].map(([, term = '']) => term));
  return expected.map((term) => term.replace(/ ?\$\d/g, '').toLowerCase()).filter(Boolean);
}

test.each(Object.entries(EXEMPT))('every term of the glossary has a rule, or a reason why it needs none (%s)', (lang, exempt) => {
  const headings = [...read(`content/${lang}/guide/start/glossary.mdx`).matchAll(/^## (.+?)(?: \\?\{#.*)?$/gm)].map(
    ([, text = '']) => text,
  );
  const terms = listTerms(lang);
  const hasRule = (heading: string) => terms.some((term) => heading.toLowerCase() === term || heading.toLowerCase() === `${term} file`);
  expect(headings.length).toBeGreaterThan(10);
  expect(headings.filter((heading) => !hasRule(heading)).sort()).toEqual(Object.keys(exempt).sort());
});
