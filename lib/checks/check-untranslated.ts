import type { Diagnostic } from '@/lib/site/diagnostics';
import type { Site } from '@/lib/source/site';
import type { Page } from '@/lib/source/types';

/** Checks that the frontmatter key `untranslated` is only on `doc` pages in the default language, and only names languages that lack the page. */
export function checkUntranslated(site: Site): Diagnostic[] {
  const { defaultLang, locales } = site.config;
  const others = locales.map(({ lang }) => lang).filter((lang) => lang !== defaultLang);
  const describe = (page: Page, lang: string): Omit<Diagnostic, 'file'> | undefined => {
    if (page.lang !== defaultLang) {
      return { message: 'A translation cannot be "untranslated".', hint: `Set it on the page in "${defaultLang}", or remove it.` };
    }
    if (!others.includes(lang)) {
      return { message: `Frontmatter "untranslated": "${lang}" is not a translation language.`, hint: `Known: ${others.join(', ')}.` };
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
