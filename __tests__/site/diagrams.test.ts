/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import config from '@/lib/site/config';

const FOLDER = 'public/diagrams';
const files = readdirSync(FOLDER);
const pages = (lang: string) =>
  readdirSync(`content/${lang}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => readFileSync(path.join('content', lang, name), 'utf8'))
    .join('\n');

test.each(files)('%s is one group in the colors of the site and allowed by the strict policy', (file) => {
  const root = new DOMParser().parseFromString(readFileSync(path.join(FOLDER, file), 'utf8'), 'image/svg+xml').documentElement;
  expect(root.getAttribute('viewBox')).toMatch(/^0 0 720 \d+$/);
  expect([...root.children].map(({ tagName, id }) => [tagName, id])).toEqual([['g', 'diagram']]);
  const elements = [...root.querySelectorAll('*')];
  expect(elements.filter((element) => element.matches('style, script, image, [style], [class], [href]'))).toEqual([]);
  const colors = elements.flatMap((element) => ['fill', 'stroke'].map((name) => element.getAttribute(name) ?? 'none'));
  expect(colors.filter((color) => color !== 'none' && !/^var\(--color-[a-z-]+, (?:none|#[\da-f]{6})\)$/.test(color))).toEqual([]);
});

test.each(files)('%s has one size of text, which the styles set, and the font of code', (file) => {
  const text = readFileSync(path.join(FOLDER, file), 'utf8');
  expect(new Set(text.match(/font-size="[^"]*"/g))).toEqual(new Set(['font-size="var(--diagram-text, 18px)"']));
  expect(new Set(text.match(/font-family="[^"]*mono[^"]*"/g))).toEqual(
    new Set(['font-family="var(--font-mono, ui-monospace, monospace)"']),
  );
});

test('every diagram is shown in every language with translated text', () => {
  for (const { lang } of config.locales) {
    const own = lang === config.defaultLang ? /^[^.]+\.svg$/ : new RegExp(`^[^.]+\\.${lang}\\.svg$`);
    const text = pages(lang);
    const shown = files.filter((file) => text.includes(`](/diagrams/${file})`));
    expect(shown).toEqual(files.filter((file) => own.test(file)));
    expect(shown).toHaveLength(files.length / config.locales.length);
  }
});
