/** Required lengths, durations and breakpoints, in the stylesheets and in the classes of components. */
import { readdirSync, readFileSync } from 'node:fs';

const read = (name: string) => readFileSync(`styles/${name}.css`, 'utf8');
const readComponent = (name: string) => readFileSync(`components/${name}.tsx`, 'utf8');
const tokens = read('tokens');

test.each([
  ['--navbar-height', 'calc(40px + 2rem)'],
  ['--sidebar-menu-height', '46px'],
  ['--radius', '6px'],
  ['--control-height', '32px'],
  ['--tooltip-width', '250px'],
  ['--text-ui', '0.875rem'],
  ['--duration-expand', '300ms'],
  ['--duration-collapse', '500ms'],
])('%s is %s', (name, value) => {
  expect(tokens).toContain(`${name}: ${value};`);
});

test('the navigation bar is 56 px high up to 768 px', () => {
  expect(tokens).toMatch(/@media \(max-width: 48rem\) \{\s*:root \{\s*--navbar-height: clamp\(56px, 24px \+ 2rem, 10vw\);/);
});

test.each([
  ['md', '48rem'],
  ['lg', '60rem'],
  ['xl', '80rem'],
])('the breakpoint %s is at %s', (name, value) => {
  expect(tokens).toContain(`--breakpoint-${name}: ${value};`);
});

test('mobile menu, sidebar and outline change at their breakpoints', () => {
  expect(read('shell')).toMatch(/\.navbar \{[^}]*\}\s*& nav \{\s*@apply [^;]* max-md:hidden;/);
  expect(readComponent('shell/header')).toMatch(/className="[^"]* md:hidden" [^>]*popoverTarget="sidebar"/);
  expect(read('sidebar')).toContain('@media (width >= 60rem)');
  expect(read('popovers')).toContain('@media (width < 60rem)');
  expect(readComponent('shell/sidebar-button.client')).toMatch(/className="[^"]* lg:hidden"/);
  expect(read('page')).toMatch(/& > nav \{\s*@apply [^;]*max-xl:hidden/);
  expect(read('page')).toMatch(/\.local-bar \{[^}]*@apply xl:not-reference:hidden xl:max-2xl:hidden;/);
  expect(tokens).toContain('@media (width < 80rem)');
});

test.each(['page-footer', 'site-footer', 'page-actions', 'breadcrumbs'])('%s is not printed', (name) => {
  expect(read('print')).toMatch(new RegExp(`@media print \\{[^{}]*\\{[^}]*\\}(?:[^{}]*,)?\\s*\\.${name}\\b[^{]*\\{\\s*display: none;`));
});

test('sidebar groups use the tokens for expanding and collapsing', () => {
  expect(read('sidebar')).toMatch(/height var\(--duration-collapse\)/);
  expect(read('sidebar')).toMatch(/\[open\]::details-content \{[^}]*transition-duration: var\(--duration-expand\)/);
});

test.each(['tip', 'info', 'important', 'warning', 'danger'])('the callout %s has a color for its title and its background', (type) => {
  expect(read('mdx')).toMatch(new RegExp(`\\.callout-${type} \\{\\s*--callout: var\\(--color-[\\w-]+\\);\\s*@apply bg-[\\w-]+;`));
});

test('progress of a start is shown after 200 ms', () => {
  expect(read('controls')).toMatch(/animation: waiting 8s \S+ 200ms both;/);
});

test('the progress bar moves in 200 ms; the maximum width of tooltips is a token', () => {
  expect(readComponent('shell/progress-bar.client')).toContain('[transition:transform_200ms_');
  expect(read('popovers')).toMatch(/\.tooltip:not\(:empty\) \{\s*@apply [^;]* max-w-tooltip /);
  expect(tokens).toContain('--spacing-tooltip: var(--tooltip-width);');
});

test('layers are in order: what is sticky, the navigation bar, what covers it, progress', () => {
  const layers = [...tokens.matchAll(/--z-index-(\w+): (\d+);/g)].map(([, name, index]) => [name, Number(index)]);
  expect(layers.sort(([, one], [, other]) => Number(one) - Number(other)).map(([name]) => name)).toEqual([
    'sticky',
    'navbar',
    'overlay',
    'progress',
  ]);
});

test('up to ten tabs have a style for the selected one and its panel', () => {
  for (const index of Array(10).keys()) {
    expect(read('mdx')).toContain(`.tabs[data-index="${index}"] > .tab-list > :nth-child(${index + 1})`);
    expect(read('mdx')).toContain(`.tabs[data-index="${index}"] > :nth-child(${index + 2})`);
  }
});

test('screen readers do not read what styles draw', () => {
  const spoken = readdirSync('styles').flatMap((file) =>
    [...readFileSync(`styles/${file}`, 'utf8').matchAll(/[ -]content: (?!none|attr\(aria-label\))(.+);/g)]
      .map(([, value = '']) => value)
      .filter((value) => value !== '""' && !value.endsWith('/ ""'))
      .map((value) => `${file} ${value}`),
  );
  // The letters of icons, which are hidden from screen readers, the key of a button with a name, and the addresses of printed links.
  expect(spoken).toEqual(['code.css var(--file-letters, "≡")', 'print.css " (" attr(href) ")"', 'search.css "/"']);
});
