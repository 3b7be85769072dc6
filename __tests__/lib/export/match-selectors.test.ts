import { readFileSync } from 'node:fs';
import path from 'node:path';
import parser from 'postcss-selector-parser';
import { listElements, parseHtml } from '@/lib/export/html';
import { canMatch, SCRIPTED_ATTRIBUTES, SCRIPTED_CLASSES } from '@/lib/export/match-selectors';
import { indexElements } from '@/lib/export/page-elements';
import { listFiles } from '@/lib/node/files';
import { ROOT } from '@/lib/node/settings.mjs';

const HTML = `<main class="a b" id="top" lang="en-US" data-kind="light one" hidden>
  <p class="first">words <code>x</code></p><ul><li><a href="https://x.y/">x</a></li><li class="last">y</li></ul>
</main>`;

/** Whether an element of a page can match a selector. */
function match(selector: string, html = HTML): boolean {
  const [parsed] = parser().astSync(selector).nodes;
  if (!parsed) throw new Error(`${selector} is no selector`);
  return canMatch(
    parsed,
    indexElements(listElements(parseHtml(html)), () => ({})),
  );
}

describe('a selector matches', () => {
  test.each([
    ['a class', '.a', '.x'],
    ['several classes of one element', '.a.b', '.a.first'],
    ['a tag', 'p', 'table'],
    ['an id', '#top', '#bottom'],
    ['an attribute', '[href]', '[data-unknown]'],
    ['a utility with special characters', 'p:hover', '.sm\\:x\\/2:hover'],
    ['an ancestor', '.a a', '.first a'],
    ['a parent', 'ul > li', 'main > li'],
    ['the element before', 'p + ul', 'ul + p'],
    ['an element before', 'li ~ .last', '.last ~ li'],
    ['several combinators', '.a > ul li + li', '.a > li + ul li'],
    ['a first child', 'p:first-child', 'ul:first-child'],
    ['a child with a number', 'li:nth-child(2).last', 'li:nth-child(3)'],
    ['the root', ':root main', ':host'],
    ['one of several', ':is(.x, .a) a', ':where(.x, .y)'],
    ['one of several with an ancestor', ':is(main > ul, .x) a', ':is(main > a)'],
    ['none of several', ':is(.a)', ':is()'],
    ['an element that has another', 'main:has(.last, .x)', 'main:has(.x)'],
    ['an element that has another as a child', 'ul:has(> li)', 'ul:has(> .x)'],
    ['a pseudo-element', '.a::before', '.x::before'],
    ['any element', 'main > *', '.last > *'],
  ])('%s', (_, used, unused) => {
    expect([match(used), match(unused)]).toEqual([true, false]);
  });

  test.each([
    ['inside it', '.list b', '.before b'],
    ['inside the element after it', '.before + ul b', '.after + ul b'],
    ['inside an element after it', '.before ~ ol b', '.after ~ ol b'],
    ['after an element inside it', '.list li + li', '.after li + li'],
    ['inside its child', 'main > .list b', 'main > b'],
    ['in a place inside it', '.list :nth-child(99) > b', '.list :nth-child(100) > b'],
  ])('one of many elements %s', (_, used, unused) => {
    const items = '<li><b></b></li>'.repeat(99);
    const html = `<main><p class="before"></p><ul class="list">${items}</ul><ol>${items}</ol><p class="after"></p></main>`;
    expect([match(used, html), match(unused, html)]).toEqual([true, false]);
  });

  test.each([
    ['the same', '[href="https://x.y/"]', '[href="https://x.y"]'],
    ['an empty one', '[hidden=""]', '[class=""]'],
    ['without quotes', '[id=top]', '[id=bottom]'],
    ['the start', '[href^="https"]', '[href^="x.y"]'],
    ['in another case', '[id="TOP" i]', '[title="TOP" i]'],
  ])('a value of an attribute: %s', (_, used, unused) => {
    expect([match(used), match(unused)]).toEqual([true, false]);
  });

  test.each([
    '.a:hover',
    '.a:not(.b)',
    'li:last-child:empty',
    '.dark .a',
    '.first.explorer-mark',
    '[data-theme="auto"] .a',
    '[aria-selected="true"]',
    '[data-index="7"] li',
    'p[open]',
    'ul [hidden]',
  ])('in a state that a reader or a script causes: %s', (selector) => {
    expect(match(selector)).toBe(true);
  });

  test('what scripts copy anywhere', () => {
    expect(match('.code-block .code-tools', '<p class="code-block"><b></b></p><p id="code-tools" class="code-tools">')).toBe(true);
  });

  test.each(['::placeholder', '::-webkit-search-decoration'])('a part of a form field if there is one: %s', (selector) => {
    expect([match(selector), match(selector, '<input>')]).toEqual([false, true]);
  });
});

describe('the list of names that scripts set', () => {
  const readAll = (folder: string, ending: RegExp) =>
    listFiles(path.join(ROOT, folder))
      .filter((file) => ending.test(file))
      .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(path.join(ROOT, folder, file), 'utf8') }));
  const scripts = readAll('lib/browser', /\.ts$/);
  const constants = new Map(
    scripts.flatMap(({ text }) =>
      [...text.matchAll(/const ([A-Z_]+) = '([^']+)'/g)].map(([, name = '', value = '']) => [name, value] as const),
    ),
  );
  /** Names that a script builds from parts, by its argument. */
  const BUILT: Readonly<Record<string, RegExp>> = { 'lib/browser/hide-by-query.ts attribute': /^data-hide-/ };

  const toAttribute = (name: string) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  const findWritten = ({ file, text }: { file: string; text: string }) => [
    ...[...text.matchAll(/\.dataset\.(\w+)\s*(?:\?\?|\|\|)?=[^=]/g)].map(([, name = '']) => toAttribute(name)),
    ...[...text.matchAll(/\.(hidden|disabled|open)\s*=[^=]/g)].map(([, name = '']) => name),
    ...[...text.matchAll(/\b(?:set|toggle)Attribute\(\s*([^,)]+)/g)].map(([, argument = '']) => {
      if (/^'.*'$/.test(argument)) return argument.slice(1, -1);
      return constants.get(argument) ?? `${file} ${argument}`;
    }),
  ];
  const written = [...new Set(scripts.flatMap(findWritten))];

  /** Attributes in selectors, and in the variants of utilities such as `data-copied:` and `aria-[current]:`. */
  const SELECTOR = /\[((?:data|aria)-[a-z-]+|hidden|disabled|open)/g;
  const VARIANT = /(?<=[\s"'`:-])(data|aria)-(?:\[([a-z-]+)[^\]\s]*\]|([a-z-]+)):/g;
  const styled = new Set(
    [...readAll('styles', /\.css$/), ...readAll('components', /\.tsx?$/), ...readAll('app', /\.tsx?$/)].flatMap(({ text }) => [
      ...[...text.matchAll(SELECTOR)].map(([, name = '']) => name),
      ...[...text.matchAll(VARIANT)].map(([, prefix, inBrackets, name]) => `${prefix}-${inBrackets ?? name}`),
    ]),
  );

  test('is compared with what scripts really set and what styles really use', () => {
    expect(written).toEqual(
      expect.arrayContaining(['data-theme', 'data-index', 'data-wrap', 'data-waiting', 'data-ready', 'aria-current', 'hidden', 'open']),
    );
    expect([...styled]).toEqual(expect.arrayContaining(['data-theme', 'data-hide-navbar', 'data-copied', 'aria-current']));
    expect(written.filter((name) => name.includes(' '))).toEqual(Object.keys(BUILT));
  });

  test('has all attributes that a script sets and a style uses', () => {
    const attributes = new Set(SCRIPTED_ATTRIBUTES);
    const needed = [...styled].filter((name) => written.some((each) => BUILT[each]?.test(name) ?? each === name));
    expect(needed.filter((name) => !attributes.has(name))).toEqual([]);
    expect(needed.length).toBeGreaterThan(10);
  });

  test('has all classes that a script sets', () => {
    const calls = scripts.flatMap(({ text }) => [...text.matchAll(/classList\.(?:add|toggle|replace)\(\s*'([^']+)'/g)]);
    expect(calls.map(([, name]) => name)).toContain('dark');
    const classes = new Set(SCRIPTED_CLASSES);
    expect(calls.map(([, name = '']) => name).filter((name) => !classes.has(name))).toEqual([]);
  });
});
