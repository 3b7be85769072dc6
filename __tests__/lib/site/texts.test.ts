import config from '@/lib/site/config';
import { describeProof } from '@/lib/site/texts/describe-proof';
import { en } from '@/lib/site/texts/en';
import { fillText, getTexts } from '@/lib/site/texts/texts';
import { zh } from '@/lib/site/texts/zh';

test('texts of the site replace those of the language', () => {
  const locales = config.locales.map((locale) => ({ ...locale, texts: { outline: { title: 'Contents' }, page: { source: 'Code' } } }));
  const texts = getTexts('en', { locales });
  expect(texts).toEqual({ ...en, outline: { title: 'Contents' }, page: { ...en.page, source: 'Code' } });
  expect(getTexts('en', config)).toBe(en);
});

test('a language without texts is reported', () => {
  expect(() => getTexts('fr', config)).toThrow(
    'No interface texts for the language "fr": add lib/site/texts/fr.ts, and list it in lib/site/texts/texts.ts.',
  );
});

test('opposites are not confused', () => {
  expect([en, zh].map(({ pager }) => [pager.previous, pager.next])).toEqual([
    ['Previous Page', 'Next Page'],
    ['上一页', '下一页'],
  ]);
  expect([en, zh].map(({ page }) => [page.taskDone, page.taskOpen])).toEqual([
    ['Done', 'Not done'],
    ['已完成', '未完成'],
  ]);
  expect([en, zh].map(({ shell }) => [shell.themeLight, shell.themeDark])).toEqual([
    ['light', 'dark'],
    ['浅色', '深色'],
  ]);
});

test('placeholders without a value are unchanged', () => {
  expect(fillText('{a} and {b}', { a: '1' })).toBe('1 and {b}');
});

test.each([
  [en, 1, ['@rslib/core 1.0.1'], 'The example on this page was built with @rslib/core 1.0.1'],
  [en, 2, ['tsup 8.5.1', 'Node.js'], 'Both examples on this page were built with tsup 8.5.1 and Node.js'],
  [en, 7, ['a 1', 'b 2', 'c 3'], 'All 7 examples on this page were built with a 1, b 2 and c 3'],
  [zh, 2, ['tsup 8.5.1', 'Node.js'], '本页的两个示例均由 tsup 8.5.1 和 Node.js 实际构建'],
  [zh, 7, ['a 1', 'b 2', 'c 3'], '本页的 7 个示例均由 a 1、b 2 和 c 3 实际构建'],
])('the tools of a page are listed in a sentence %#', (texts, count, tools, sentence) => {
  expect(describeProof({ count, tools }, texts.example)).toBe(sentence);
});
