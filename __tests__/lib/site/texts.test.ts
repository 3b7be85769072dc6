import config from '@/lib/site/config';
import { en } from '@/lib/site/texts/en';
import { fillText, getTexts } from '@/lib/site/texts/texts';

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

test('placeholders without a value are unchanged', () => {
  expect(fillText('{a} and {b}', { a: '1' })).toBe('1 and {b}');
});
