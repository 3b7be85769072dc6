import type { Diagnostic } from '@/lib/site/diagnostics';
import { getKeyLine } from '@/lib/source/frontmatter';
import type { Site } from '@/lib/source/site';
import type { Page } from '@/lib/source/types';

/**
 * Checks that every page exists in each language, unless its frontmatter allows it to be missing. Translations must have the same path, date,
 * headings (depth and id), the same examples and the same code, except for comments, as the page in the default language, in the same order.
 */
export function checkTranslations(site: Site, pages: readonly Page[], invalidFiles: ReadonlySet<string>): Diagnostic[] {
  return site.rules.langs.flatMap((lang) =>
    site.pages.flatMap((page): Diagnostic[] => {
      if (page.lang === lang) return [];
      const translation = site.findTranslation(page, lang);
      if (!translation) {
        // If a page does not compile, its frontmatter, which says whether a translation may be missing, may be unknown.
        if (!page.code) return [];
        const hidden = pages.find((other) => other.lang === lang && other.version === page.version && other.key === page.key);
        if (hidden) {
          const message = `The page is published, but ${hidden.displayFile} is not.`;
          return [{ file: page.displayFile, message, hint: 'Write the same draft and date in both files.' }];
        }
        const message = `The page has no translation in "${lang}".`;
        return [{ file: page.displayFile, message, hint: `Create ${getTranslationFile(page, lang)}.` }];
      }
      // If a page does not compile, it has no headings, so every heading of its translation would be reported.
      if (page.lang !== site.config.defaultLang || invalidFiles.has(page.displayFile) || invalidFiles.has(translation.displayFile))
        return [];
      const examples = compareExamples(page, translation);
      // If examples differ, their code would be reported again.
      return [
        ...comparePaths(page, translation, pages),
        ...compareFrontmatter('date', page, translation),
        ...compareFrontmatter('search', page, translation),
        ...compareHeadings(page, translation),
        ...(examples.length > 0 ? examples : compareCode(page, translation)),
      ];
    }),
  );
}

/** Finds the first place where two lists differ. `number` starts at 1; a list may lack what the other one has there. */
function findDifference<Part>(parts: readonly Part[], others: readonly Part[], isSame: (part?: Part, other?: Part) => boolean) {
  const count = Math.max(parts.length, others.length);
  const at = Array.from({ length: count }).findIndex((_, index) => !isSame(parts[index], others[index]));
  return at < 0 ? undefined : { number: at + 1, expected: parts[at], found: others[at] };
}

/** The shell of a page builds the paths of its translations without looking them up. */
function comparePaths(page: Page, translation: Page, pages: readonly Page[]): Diagnostic[] {
  const { lang, version, key, isIndex, displayFile } = translation;
  if (page.isIndex === isIndex) return [];
  // Two files for one page are reported as such.
  const isDouble = [page, translation].some((one) =>
    pages.some((other) => other.key === key && other.version === version && other.lang === one.lang && other.isIndex !== one.isIndex),
  );
  if (isDouble) return [];
  const message = `Only one of this page and ${page.displayFile} is an index page, so their paths differ.`;
  return [{ file: displayFile, message, hint: `Rename this file to ${getTranslationFile(page, lang)}.` }];
}

function compareFrontmatter(key: 'date' | 'search', { frontmatter, displayFile }: Page, translation: Page): Diagnostic[] {
  const [expected, found] = [frontmatter[key], translation.frontmatter[key]];
  if (expected === found) return [];
  const name = key === 'date' ? 'The date' : `Frontmatter "${key}"`;
  const message = `${name} differs from ${displayFile}: expected ${expected ?? 'none'}, found ${found ?? 'none'}.`;
  const hint = `Write the same ${key === 'date' ? 'date' : 'value'} in both files.`;
  return [{ file: translation.displayFile, line: getKeyLine(translation.head, key), message, hint }];
}

function compareHeadings(page: Page, translation: Page): Diagnostic[] {
  const difference = findDifference(page.headings, translation.headings, (heading, other) => {
    return heading?.depth === 1 || (heading?.id === other?.id && heading?.depth === other?.depth);
  });
  if (!difference) return [];
  const { number, expected, found } = difference;
  const name = (heading: typeof found) => (heading ? `"${'#'.repeat(heading.depth)} ${heading.text}" (#${heading.id})` : 'nothing');
  const message = `Heading ${number} differs from ${page.displayFile}: expected ${name(expected)}, found ${name(found)}.`;
  const hint = 'Use the same headings in both languages; set the id of a translated heading with {#id}.';
  return [{ file: translation.displayFile, line: found?.line, message, hint }];
}

function compareExamples(page: Page, translation: Page): Diagnostic[] {
  const difference = findDifference(page.examples, translation.examples, (example, other) => example?.id === other?.id);
  if (!difference) return [];
  const { number, expected, found } = difference;
  const name = (example: typeof found) => (example ? `"${example.id}"` : 'nothing');
  const place = expected ? `${expected.file}:${expected.line}` : page.displayFile;
  const message = `Example ${number} differs from ${place}: expected ${name(expected)}, found ${name(found)}.`;
  const hint = 'Show the same examples in both languages, in the same order.';
  return [{ file: found?.file ?? translation.displayFile, line: found?.line, message, hint }];
}

function compareCode(page: Page, translation: Page): Diagnostic[] {
  const difference = findDifference(page.codeBlocks, translation.codeBlocks, (block, other) => {
    return block?.lang === other?.lang && stripComments(block?.value ?? '') === stripComments(other?.value ?? '');
  });
  if (!difference) return [];
  const { number, expected, found } = difference;
  const message = `Code block ${number} differs from ${page.displayFile}${expected ? `:${expected.line}` : ''}.`;
  const hint = 'Show the same code in both languages; only comments may differ.';
  return [{ file: translation.displayFile, line: found?.line, message, hint }];
}

/** Removes comments, which may be translated. `///` and `//#` start directives, and `#` without a space colors and private names. */
function stripComments(code: string): string {
  return code
    .replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, '')
    .replace(/(^|\s)(?:\/\/(?![/#])|#(?!\S)).*$/gm, '')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

function getTranslationFile({ file, displayFile, version }: Page, lang: string): string {
  const parts = file.split('/');
  parts[version ? 1 : 0] = lang;
  return displayFile.slice(0, -file.length) + parts.join('/');
}

/** Checks that the frontmatter key `untranslated` is only on `doc` pages in the default language, and only names languages that lack the page. */
export function checkUntranslated(site: Site): Diagnostic[] {
  const { defaultLang, langs } = site.rules;
  const others = langs.filter((lang) => lang !== defaultLang);
  const describe = (page: Page, lang: string): Omit<Diagnostic, 'file'> | undefined => {
    if (page.lang !== defaultLang) {
      return { message: 'A translation cannot be "untranslated".', hint: `Set it on the page in "${defaultLang}", or remove it.` };
    }
    if (!others.includes(lang)) {
      const hint = others.length > 0 ? `Known: ${others.join(', ')}.` : 'Remove it: the site has one language.';
      return { message: `Frontmatter "untranslated": "${lang}" is not a translation language.`, hint };
    }
    if (page.frontmatter.pageType !== 'doc') {
      return { message: 'Only pages of the type doc can be "untranslated".', hint: 'Translate the page.' };
    }
    const translation = site.findTranslation(page, lang);
    if (!translation || translation.original) return undefined;
    const message = `Frontmatter "untranslated" has "${lang}", but ${translation.displayFile} exists.`;
    return { message, hint: `Remove "${lang}" from the list.` };
  };
  return site.pages.flatMap((page) => {
    if (page.original) return [];
    return page.frontmatter.untranslated.flatMap((lang) => {
      const mistake = describe(page, lang);
      return mistake ? [{ file: page.displayFile, ...mistake }] : [];
    });
  });
}
