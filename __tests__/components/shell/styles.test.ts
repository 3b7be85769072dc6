/** The constants of spec section 9 that are lengths and durations stand in the styles. */
import { readFileSync } from 'node:fs';

const read = (name: string) => readFileSync(`styles/${name}.css`, 'utf8');
const tokens = read('tokens');

test.each([
  ['--navbar-height', '72px'],
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

test('the bar is 56 px high up to 768 px', () => {
  expect(tokens).toMatch(/@media \(max-width: 768px\) \{\s*:root \{\s*--navbar-height: 56px;/);
});

test('phone, sidebar and outline begin and end at 768, 960 and 1280 px', () => {
  expect(read('navbar')).toContain('@media (width < 768px)');
  expect(read('sidebar')).toContain('@media (width >= 960px)');
  expect(read('sidebar')).toContain('@media (width < 960px)');
  expect(tokens).toContain('@media (width < 1280px)');
});

test('groups of the sidebar open and close in their times', () => {
  expect(read('sidebar')).toMatch(/height var\(--duration-collapse\)/);
  expect(read('sidebar')).toMatch(/\[open\]::details-content \{[^}]*transition-duration: var\(--duration-expand\)/);
});

test('the progress bar moves in 200 ms, a tooltip is at most as wide as the token', () => {
  expect(read('controls')).toMatch(/\.progress-bar \{[^}]*transform 200ms/);
  expect(read('controls')).toMatch(/\.tooltip \{[^}]*max-width: var\(--tooltip-width\)/);
});
