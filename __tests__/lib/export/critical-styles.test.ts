import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getStyleGroup, listSelectors, listUnused, matchSelectors, reduceStyles } from '@/lib/export/critical-styles';
import { listElements, parseHtml } from '@/lib/export/html';
import { indexElements } from '@/lib/export/page-elements';
import { listFiles } from '@/lib/node/files';
import { ROOT } from '@/lib/node/settings.mjs';

const listPage = (html: string) => listElements(parseHtml(html));

/** Reduces a stylesheet to pages; white space is left out. */
function reduce(css: string, ...pages: string[]): string {
  const selectors = listSelectors(css);
  const used = (pages.length > 0 ? pages : ['<main><p class="a b" id="top">words</p></main>']).map((html) =>
    matchSelectors(
      selectors,
      indexElements(listPage(html), () => ({})),
    ),
  );
  return reduceStyles(css, listUnused(selectors, used), new Set(['--picture']))
    .toString()
    .replace(/\s+/g, '');
}

describe('a critical stylesheet', () => {
  test('has the rules for all pages', () => {
    const css = '.a{top:0}.b{top:1px}.c{top:2px}';
    expect(reduce(css, '<p class="a">', '<p class="c">')).toBe('.a{top:0}.c{top:2px}');
    const many = Array.from({ length: 20 }, (_, index) => `.n${index}{top:0}`);
    for (const [index, rule] of many.entries()) expect(reduce(many.join(''), `<p class="n${index}">`)).toBe(rule);
  });

  test('keeps variables that only pictures use', () => {
    expect(reduce('.a{--picture:21px}.b{--other:1px}')).toBe('.a{--picture:21px}');
  });

  test('has no selectors that cannot match', () => {
    expect(reduce('.a,.x,table{top:0}')).toBe('.a{top:0}');
  });

  test('has keyframes and variables only if they are used', () => {
    const css = [
      ':root{--used:1px;--unused:2px;--of-variable:3px;--outer:var(--of-variable)}',
      '.a{top:var(--used);left:var(--outer);animation:used 1s}.x{right:var(--unused);animation:unused 1s}',
      '@keyframes used{to{top:0}}@keyframes unused{to{left:0}}',
    ].join('');
    expect(reduce(css)).toBe(
      ':root{--used:1px;--of-variable:3px;--outer:var(--of-variable)}.a{top:var(--used);left:var(--outer);animation:used1s}@keyframesused{to{top:0}}',
    );
  });

  test('has no layer for browsers without @property, and no empty at-rules', () => {
    const css = '@layer properties{@supports (x:y){*{--tw-a:0}}}@layer base{@supports (x:y){@media print{.x{top:0}}}p{top:0}}';
    expect(reduce(`@layer theme,base;${css}p{left:var(--tw-a)}`)).toBe('@layertheme,base;@layerbase{p{top:0}}p{left:var(--tw-a)}');
  });

  test('keeps the order of rules and layers', () => {
    const css = '@layer theme,base,components;@layer base{p{top:0}.x{top:0}}.b{top:1px}@layer components{.a{top:2px}}.a{top:3px}p{top:4px}';
    expect(reduce(css)).toBe(css.replace('.x{top:0}', '').replace(/\s+/g, ''));
  });

  test('has a repeated declaration only once, where it takes effect', () => {
    expect(reduce('.a{top:0;left:0;top:1px;top:0}')).toBe('.a{left:0;top:1px;top:0}');
    expect(reduce('.a{top:0}.b{top:0}')).toBe('.a{top:0}.b{top:0}');
    expect(reduce('.a{color:red;color:oklch(1 0 0);color:red!important}')).toBe('.a{color:red;color:oklch(100);color:red!important}');
  });

  test.each([
    '.dark .a{top:0}',
    '[data-theme="auto"] .a{top:0}',
    '[aria-selected="true"]{top:0}',
    '[data-index="7"] .a{top:0}',
    'p[open]{top:0}',
  ])('has the states that scripts set: %s', (css) => {
    expect(reduce(css)).toBe(css.replace(/\s+/g, ''));
  });
});

describe('pages share a critical stylesheet', () => {
  const group = (html: string) => getStyleGroup(listPage(html));
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
