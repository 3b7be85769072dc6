import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findAttribute, type HtmlElement, listElements, parseHtml } from '@/lib/export/html';
import { listPages } from '@/lib/export/pages';
import { escapePattern } from '@/lib/site/escape';
import { en } from '@/lib/site/texts/en';
import { zh } from '@/lib/site/texts/zh';

const CONTROLS = new Set(['a', 'button', 'input', 'select', 'textarea', 'summary']);
const NAMED_ROLES = new Set(['dialog', 'navigation', 'region', 'search', 'status']);
/** Elements whose content is code or no text. */
const NO_PROSE = new Set(['code', 'pre', 'svg', 'style', 'script']);

type Node = HtmlElement['childNodes'][number];

function readProse(node: Node): string {
  if ('value' in node) return node.value;
  return 'tagName' in node && !NO_PROSE.has(node.tagName) ? node.childNodes.map(readProse).join('') : ' ';
}

/** Lists the names of all controls, landmarks and dialogs on a page: their labels, or else their text without code. */
export function listControlNames(html: string): string[] {
  const all = listElements(parseHtml(html));
  // Text in another language says so, such as the other languages of the menu and content that is not translated.
  const foreign = new Set(
    all
      .filter((element) => element.tagName !== 'html' && (findAttribute(element, 'lang') || findAttribute(element, 'hreflang')))
      .flatMap((element) => listElements(element)),
  );
  const elements = all.filter(
    (element) =>
      !foreign.has(element) &&
      (CONTROLS.has(element.tagName) || NAMED_ROLES.has(findAttribute(element, 'role') ?? '') || findAttribute(element, 'aria-label')),
  );
  const names = elements.flatMap((element) => {
    const isControl = CONTROLS.has(element.tagName);
    const own = ['aria-label', 'placeholder', 'data-tooltip', 'title'].map((name) => findAttribute(element, name) ?? '');
    return [...own, isControl && !own[0] ? readProse(element) : ''];
  });
  return [...new Set(names.map((name) => name.replace(/\s+/g, ' ').trim()))].filter(Boolean);
}

/** Lists the names on all Chinese pages of a built site. */
export function listChineseNames(outDir: string): string[] {
  const pages = listPages(outDir).filter((page) => /(?:^|\/)zh\//.test(page));
  return [...new Set(pages.flatMap((page) => listControlNames(readFileSync(path.join(outDir, page), 'utf8'))))];
}

function listTexts(texts: object): string[] {
  return Object.values(texts).flatMap((value: unknown) =>
    typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? listTexts(value) : [],
  );
}

const chinese = new Set(listTexts(zh));

/** English interface texts that are different in Chinese; `{query}` stands for any text. */
const ENGLISH = listTexts(en)
  .filter((text) => /[a-z]{4}/i.test(text.replaceAll(/\{\w+\}/g, '')) && !chinese.has(text))
  .map(
    (text) =>
      new RegExp(
        `^${text
          .split(/\{\w+\}/)
          .map(escapePattern)
          .join('.*')}$`,
      ),
  );

/** Lists the names that a page has taken from the English interface texts. */
export function listEnglishTexts(names: readonly string[]): string[] {
  return names.filter((name) => !/\p{Script=Han}/u.test(name) && ENGLISH.some((pattern) => pattern.test(name)));
}

/** Lists the names that consist of several English words. */
export function listEnglishPhrases(names: readonly string[]): string[] {
  return names.filter((name) => /^[a-z']+(?: [a-z']+)+[.?!]?$/i.test(name));
}
