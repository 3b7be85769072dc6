import { readFileSync } from 'node:fs';
import path from 'node:path';
import { collectNames, createNames, findStyleGroup, reduceStyles } from '@/lib/export/critical-styles';
import { listElements, parseHtml } from '@/lib/export/html';
import { listFiles } from '@/lib/node/files';
import { ROOT } from '@/lib/node/settings.mjs';

const listPage = (html: string) => listElements(parseHtml(html));

/** Reduces a style sheet to a page; white space is left out. */
async function reduce(css: string, html = '<main><p class="a b" id="top">words</p></main>'): Promise<string> {
  const names = createNames();
  for (const element of listPage(html)) collectNames(element, names);
  return (await reduceStyles(css, names)).replace(/\s+/g, '');
}

describe('a critical style sheet', () => {
  test.each([
    ['classes', '.a{top:0}', '.x{top:0}'],
    ['several classes of one element', '.a.b{top:0}', '.a.x{top:0}'],
    ['ancestors', '.a .b{top:0}', '.x .b{top:0}'],
    ['tags', 'p{top:0}', 'table{top:0}'],
    ['ids', '#top{top:0}', '#bottom{top:0}'],
    ['attributes', '[id]{top:0}', '[data-unknown]{top:0}'],
    ['values of attributes', '[id="top"]{top:0}', '[id="bottom"]{top:0}'],
    ['one of several selectors', '.a,.b{top:0}', '.x,.y{top:0}'],
    ['media queries', '@media print{.a{top:0}}', '@media print{.x{top:0}}'],
    ['utilities with special characters', 'p:hover{top:0}', '.sm\\:x\\/2:hover{top:0}'],
  ])('has only what can match: %s', async (_, used, unused) => {
    const expected = used.replace(/\s+/g, '');
    expect(await reduce(used + unused)).toBe(expected);
    expect(await reduce(unused + used)).toBe(expected);
  });

  test('keeps variables that only pictures use', async () => {
    expect(await reduce('.a{--diagram-text:21px}.b{--other:1px}')).toBe('.a{--diagram-text:21px}');
  });

  test.each([
    ['the value that an element has', '[lang="en"]', true],
    ['another value', '[lang="zh"]', false],
    ['a value of another attribute', '[title="en"]', false],
    ['an empty value', '[hidden=""]', true],
    ['a value without quotes', '[lang=en]', true],
    ['the start of another value', '[lang^="zh"]', true],
    ['a part of an attribute that no element has', '[data-x*="zh"]', false],
    ['any value of an attribute that scripts set', '[data-theme="dark"]', true],
    ['no value of an attribute that scripts do not set', '[data-kind="dark"]', false],
  ])('compares values of attributes: %s', async (_, selector, isKept) => {
    const css = `${selector}{top:0}`;
    expect(await reduce(css, '<p lang="en" title="words" data-kind="light" hidden>words</p>')).toBe(isKept ? css : '');
  });

  test.each([
    [':is(.a,.x)', true],
    [':where(.x,.y)', false],
    ['p:has(.x .b,.a)', true],
    ['p:has(.x)', false],
    ['.a:not(.x)', true],
    ['.a::before', true],
    ['::placeholder', false],
    [':-moz-ui-invalid', false],
    ['::-webkit-search-decoration', false],
  ])('has what pseudo-classes and pseudo-elements allow: %s: %s', async (selector, isKept) => {
    const css = `${selector}{top:0}`;
    const expected = isKept ? css.replace(/\s+/g, '') : '';
    expect(await reduce(css)).toBe(expected);
  });

  test('has parts of form fields if the page has one', async () => {
    expect(await reduce('::placeholder{top:0}', '<input>')).toBe('::placeholder{top:0}');
  });

  test('has no selectors that cannot match', async () => {
    expect(await reduce('.a,.x,table{top:0}')).toBe('.a{top:0}');
  });

  test('has keyframes and variables only if they are used', async () => {
    const css = [
      ':root{--used:1px;--unused:2px;--of-variable:3px;--outer:var(--of-variable)}',
      '.a{top:var(--used);left:var(--outer);animation:used 1s}.x{right:var(--unused);animation:unused 1s}',
      '@keyframes used{to{top:0}}@keyframes unused{to{left:0}}',
    ].join('');
    expect(await reduce(css)).toBe(
      ':root{--used:1px;--of-variable:3px;--outer:var(--of-variable)}.a{top:var(--used);left:var(--outer);animation:used1s}@keyframesused{to{top:0}}',
    );
  });

  test('has no fallbacks of variables that the theme always sets', async () => {
    const theme = '@layer theme{:root,:host{--font:serif}}:root{--size:1px}';
    expect(await reduce(`${theme}p{font:var(--font,"Segoe UI",arial);top:var(--size,2px)}`)).toBe(
      `${theme.replace(' ', '')}p{font:var(--font);top:var(--size)}`,
    );
    // Set for some elements or screens only.
    const sometimes = '@media print{:root{--a:1px}}.b{--c:1px}p{top:var(--a,2px);left:var(--c,2px);right:var(--d,2px)}';
    expect(await reduce(sometimes)).toBe(sometimes.replace(/\s+/g, ''));
    // What `light-dark()` becomes: the variable that is `initial` chooses the fallback.
    const colors = ':root{--light:initial;--dark:0}.dark{--light:0;--dark:initial}p{color:var(--light,#fff)var(--dark,#000)}';
    expect(await reduce(`${colors}.b{top:0}`)).toBe(`${colors}.b{top:0}`);
  });

  test('has no layer for browsers without @property, and no empty at-rules', async () => {
    const css = '@layer properties{@supports (x:y){*{--tw-a:0}}}@layer base{@supports (x:y){@media print{.x{top:0}}}p{top:0}}';
    expect(await reduce(`@layer theme,base;${css}p{left:var(--tw-a)}`)).toBe('@layertheme,base;@layerbase{p{top:0}}p{left:var(--tw-a)}');
  });

  test('has the rules and layers in their order', async () => {
    const css = '@layer theme,base,components;@layer base{p{top:0}.x{top:0}}.b{top:1px}@layer components{.a{top:2px}}.a{top:3px}p{top:4px}';
    expect(await reduce(css)).toBe(css.replace('.x{top:0}', '').replace(/\s+/g, ''));
  });

  test('has a declaration that a rule repeats once, where it counts', async () => {
    expect(await reduce('.a{top:0;left:0;top:1px;top:0}')).toBe('.a{left:0;top:1px;top:0}');
    expect(await reduce('.a{top:0}.b{top:0}')).toBe('.a{top:0}.b{top:0}');
    expect(await reduce('.a{color:red;color:oklch(1 0 0);color:red!important}')).toBe('.a{color:red;color:oklch(100);color:red!important}');
  });

  test.each([
    '.dark .a{top:0}',
    '[data-theme="auto"] .a{top:0}',
    '[aria-selected="true"]{top:0}',
    '[data-index="7"] .a{top:0}',
    'p[open]{top:0}',
  ])('has the states that scripts set: %s', async (css) => {
    expect(await reduce(css)).toBe(css.replace(/\s+/g, ''));
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
  const BUILT: Readonly<Record<string, RegExp>> = { 'lib/browser/query-hides.ts attribute': /^data-hide-/ };

  const toAttribute = (name: string) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  const findWritten = ({ file, text }: { file: string; text: string }) => [
    ...[...text.matchAll(/\.dataset\.(\w+)\s*(?:\?\?|\|\|)?=[^=]/g)].map(([, name = '']) => toAttribute(name)),
    ...[...text.matchAll(/\b(?:set|toggle)Attribute\(\s*([^,)]+)/g)].map(([, argument = '']) => {
      if (/^'.*'$/.test(argument)) return argument.slice(1, -1);
      return constants.get(argument) ?? `${file} ${argument}`;
    }),
  ];
  const written = [...new Set(scripts.flatMap(findWritten))];

  /** Attributes in selectors, and in the variants of utilities such as `data-copied:` and `aria-[current]:`. */
  const SELECTOR = /\[((?:data|aria)-[a-z-]+)/g;
  const VARIANT = /(?<=[\s"'`:-])(data|aria)-(?:\[([a-z-]+)[^\]\s]*\]|([a-z-]+)):/g;
  const styled = new Set(
    [...readAll('styles', /\.css$/), ...readAll('components', /\.tsx?$/), ...readAll('app', /\.tsx?$/)].flatMap(({ text }) => [
      ...[...text.matchAll(SELECTOR)].map(([, name = '']) => name),
      ...[...text.matchAll(VARIANT)].map(([, prefix, inBrackets, name]) => `${prefix}-${inBrackets ?? name}`),
    ]),
  );

  test('is compared with what scripts really set and what styles really use', () => {
    expect(written).toEqual(
      expect.arrayContaining(['data-theme', 'data-index', 'data-wrap', 'data-waiting', 'data-ready', 'aria-current']),
    );
    expect([...styled]).toEqual(expect.arrayContaining(['data-theme', 'data-hide-navbar', 'data-copied', 'aria-current']));
    expect(written.filter((name) => name.includes(' '))).toEqual(Object.keys(BUILT));
  });

  test('has all attributes that a script sets and a style uses', () => {
    const { attributes } = createNames();
    const needed = [...styled].filter((name) => written.some((each) => BUILT[each]?.test(name) ?? each === name));
    expect(needed.filter((name) => !attributes.has(name))).toEqual([]);
    expect(needed.length).toBeGreaterThan(10);
  });

  test('has all classes that a script sets', () => {
    const calls = scripts.flatMap(({ text }) => [...text.matchAll(/classList\.(?:add|toggle|replace)\(\s*'([^']+)'/g)]);
    expect(calls.map(([, name]) => name)).toContain('dark');
    const { classes } = createNames();
    expect(calls.map(([, name = '']) => name).filter((name) => !classes.has(name))).toEqual([]);
  });
});

test('the names of pages do not get into those of other groups', () => {
  const names = createNames();
  for (const element of listPage('<main class="a" data-x="1">')) collectNames(element, names);
  expect(names.classes.has('a') && names.attributes.has('data-x') && names.tags.has('main')).toBe(true);
  const others = createNames();
  expect(others.classes.has('a') || others.attributes.has('data-x') || others.tags.has('main')).toBe(false);
});

describe('pages share a critical style sheet', () => {
  const group = (html: string) => findStyleGroup(listPage(html));
  const draw = (type: string, layout: string, inner = '') =>
    `<body data-page-type="${type}"><main data-layout="${layout}">${inner}</main></body>`;

  test('if their type and layout are the same', () => {
    expect(group(draw('doc', 'doc', '<p>a</p>'))).toBe(group(draw('doc', 'doc', '<table>')));
    const names = [
      draw('doc', 'doc'),
      draw('doc', 'blog'),
      draw('home', 'home'),
      draw('doc', 'doc', '<div class="explorer" data-axes="[]">'),
      '<p>',
    ].map(group);
    expect(new Set(names).size).toBe(names.length);
  });

  describe('and they have the same rare components', () => {
    const RARE = ['card-link', 'diagram', 'explorer', 'steps', 'zoom'];
    const show = (...classes: string[]) => group(draw('doc', 'doc', classes.map((name) => `<div class="wide ${name}"></div>`).join('')));

    test('each of them is a group', () => {
      const names = [show(), ...RARE.map((name) => show(name)), show(...RARE)];
      expect(new Set(names).size).toBe(names.length);
    });

    test('their order and number do not matter', () => {
      expect(show('steps', 'diagram', 'steps')).toBe(show('diagram', 'steps'));
    });

    test('other classes, and longer ones, do not matter', () => {
      expect(show('tabs', 'explorer-choice', 'no-steps')).toBe(show());
    });

    test.each(RARE)('components use the class %s', (name) => {
      const isUsed = listFiles(path.join(ROOT, 'components')).some((file) =>
        new RegExp(`className="${name}[ "]`).test(readFileSync(path.join(ROOT, 'components', file), 'utf8')),
      );
      expect(isUsed).toBe(true);
    });
  });
});
