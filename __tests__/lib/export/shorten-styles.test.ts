import postcss from 'postcss';
import { shortenStyles } from '@/lib/export/shorten-styles';

/** The declarations and rules after shortening. Variables that pictures use begin with `--picture`. */
function shorten(css: string): string {
  const root = postcss.parse(css);
  shortenStyles(root, new Set(['--picture']));
  return root.toString();
}

test('removes the condition for mixed colors', () => {
  const mix = 'color-mix(in oklab,red 10%,transparent)';
  expect(shorten(`.a{color:red;top:0}@supports (color:color-mix(in lab, red, red)){.a{color:${mix}}}.b{top:0}`)).toBe(
    `.a{top:0;color:${mix}}.b{top:0}`,
  );
  expect(shorten(`.b{top:0}@supports (color:color-mix(in lab, red, red)){.a{color:${mix}}}`)).toBe(`.b{top:0}.a{color:${mix}}`);
  expect(shorten('@supports (top:0){.a{top:0}}')).toBe('@supports (top:0){.a{top:0}}');
});

test('spaces around commas and slashes are left out, except in texts', () => {
  expect(shorten('.a{font:1px / 2px a, "b, c", \'d / e\';top:max(1px, 2px) calc(1px / 2)}')).toBe(
    '.a{font:1px/2px a,"b, c",\'d / e\';top:max(1px,2px) calc(1px/2)}',
  );
  expect(shorten('.a{content:"#" / "";top:calc(1px - -2px)}')).toBe('.a{content:"#"/"";top:calc(1px - -2px)}');
});

describe('variables', () => {
  const property = (name: string, value: string) => `@property ${name}{syntax:"*";inherits:false;initial-value:${value}}`;

  test('that nothing sets have their initial value', () => {
    expect(shorten(`.a{border-style:var(--tw-x)}${property('--tw-x', 'solid')}`)).toBe('.a{border-style:solid}');
    const set = `.a{border-style:var(--a)}.b{--a:dashed}${property('--a', 'solid')}`;
    expect(shorten(set.replaceAll('--a', '--tw-x'))).toBe(set);
  });

  test('that descendants inherit stay', () => {
    expect(shorten('.a{--a:1px;top:var(--a)}')).toBe('.a{--a:1px;top:var(--a)}');
  });

  test('with one short value are values', () => {
    expect(shorten(':root{--size:1px;--long:cubic-bezier(0,0,0,1)}.a{top:var(--size);transition:var(--long)}')).toBe(
      ':root{--a:cubic-bezier(0,0,0,1)}.a{top:1px;transition:var(--a)}',
    );
  });

  test.each([
    ['they have several values', ':root{--a:1px}.dark{--a:2px}.a{top:var(--a)}'],
    ['they apply sometimes', '@media print{:root{--a:1px}}.a{top:var(--a)}'],
    ['they apply to some elements', '.b{--a:1px}.a{top:var(--a)}'],
    ['they depend on other elements', ':root{--a:1px;--b:var(--a)}.c{--a:2px}.a{top:var(--b)}'],
    ['pictures use them', ':root{--picture:1px}.a{top:var(--picture)}'],
  ])('stay if %s', (_, css) => {
    expect(shorten(css)).toBe(css);
  });

  test('have short names, the most used ones the shortest', () => {
    const rules = (names: readonly string[]) => names.map((name) => `.x{${name}:0}`).join('');
    const all = Array.from({ length: 30 }, (_, index) => `--name-${index}`);
    const uses = '.y{top:var(--name-29);left:var(--name-29,1px)}';
    const shortened = shorten(rules(all) + all.map((name) => `.y{top:var(${name})}`).join('') + uses);
    expect(shortened).toContain('.y{top:var(--a);left:var(--a,1px)}');
    expect(shortened).toContain('.x{--b:0}.x{--c:0}');
    expect(shortened).toContain('.x{--ab:0}.x{--ac:0}.x{--ad:0}.x{--a:0}');
  });

  test('do not get the names of others that pictures use', () => {
    const root = postcss.parse('.a{--x:1px;--y:2px;top:var(--x) var(--y) var(--a)}');
    shortenStyles(root, new Set(['--a']));
    expect(root.toString()).toBe('.a{--b:1px;--c:2px;top:var(--b) var(--c) var(--a)}');
  });

  test('keep names that pictures use, and names of other things', () => {
    expect(shorten('.a{--picture:1px;anchor-name:--menu;--menu:2px;top:var(--picture) var(--menu)}')).toBe(
      '.a{--picture:1px;anchor-name:--menu;--a:2px;top:var(--picture) var(--a)}',
    );
  });
});
