import { render, screen, within } from '@testing-library/react';
import { OutputExplorer } from '@/components/mdx/output-explorer';
import type { HomeExplorer } from '@/lib/page-view/types';
import { en } from '@/lib/site/texts/en';
import { zh } from '@/lib/site/texts/zh';

const VIEW: HomeExplorer = {
  id: 'x',
  version: '1.0.1',
  axes: [
    { name: 'format', values: ['esm', 'umd'] },
    { name: 'mode', values: ['bundle', 'bundleless'] },
    { name: 'syntax', values: ['esnext', 'es2019', 'es5'] },
  ],
  refused: [{ axis: 2, by: 1, values: [2] }],
  html: { source: '<div>source</div>', extra: '', command: '<pre>npx rslib</pre>', code: '<div>output</div>', types: '', sizes: '' },
  sets: { extra: { 'data-1': '2' }, types: {} },
};

test('the choices are radio buttons, or a switch for an axis with two values; the first ones are chosen', () => {
  render(<OutputExplorer view={VIEW} texts={en.explorer} />);
  const figure = within(screen.getByRole('figure', { name: 'One source, every output' }));
  const axes = [...document.querySelectorAll<HTMLElement>('[data-axis]')];
  // In the order in which they are drawn. Switches need no names in addition to their own.
  expect(axes.map((axis) => [axis.dataset.axis, axis.querySelector('legend')?.textContent])).toEqual([
    ['3', 'Syntax'],
    ['1', undefined],
    ['2', undefined],
  ]);
  // An axis with two values is a switch, including the format here.
  expect(figure.getAllByRole('checkbox').map((input) => input.closest('label')?.textContent)).toEqual(['UMD', 'Per file']);
  const radios = within(figure.getByRole('group', { name: 'Syntax' })).getAllByRole('radio') as HTMLInputElement[];
  expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
    ['1', true],
    ['2', false],
    ['3', false],
  ]);
});

test('the sizes of what a choice shows are announced', () => {
  const html = { ...VIEW.html, sizes: '<li>1 file · 766 B</li>' };
  render(<OutputExplorer view={{ ...VIEW, html }} texts={en.explorer} />);
  expect(screen.getByText('1 file · 766 B').parentElement?.getAttribute('aria-live')).toBe('polite');
});

test('an axis or a value without a name in the texts keeps its own', () => {
  const axes = [{ name: 'constructor', values: ['toString', 'esm', 'umd'] }];
  render(<OutputExplorer view={{ ...VIEW, axes, refused: [] }} texts={en.explorer} />);
  const group = screen.getByRole('group', { name: 'constructor' });
  expect(
    within(group)
      .getAllByRole('radio')
      .map((input) => input.closest('label')?.textContent),
  ).toEqual(['toString', 'ESM', 'UMD']);
});

test('a value that rules out another says why', () => {
  const { container } = render(<OutputExplorer view={VIEW} texts={zh.explorer} />);
  const note = screen.getByText('UMD、IIFE 和 MF 产物只能打包输出。');
  expect(note.getAttribute('data-1')).toBe('2');
  const describing = [...container.querySelectorAll('input')].map((input) => input.getAttribute('aria-describedby'));
  expect(describing).toEqual([null, null, null, null, note.id]);
  expect(container.querySelector<HTMLElement>('[data-axis="1"] [value="2"]')?.dataset.blocks).toBe('2');
  const refused = [{ axis: 1, by: 3, values: [3] }];
  const { container: other } = render(<OutputExplorer view={{ ...VIEW, refused }} texts={zh.explorer} />);
  expect([...other.querySelectorAll<HTMLElement>('input')].map(({ dataset }) => dataset.blocks)).toEqual([
    ...[undefined, undefined, '1'],
    ...[undefined, undefined],
  ]);
});

test('shows source and output, the version, and the folder if there is one', () => {
  const { rerender } = render(<OutputExplorer view={VIEW} texts={en.explorer} />);
  expect(screen.getAllByRole('group', { name: 'Source' })[0]?.textContent).toBe('source');
  expect(screen.getAllByRole('group', { name: 'Output' }).map((each) => each.textContent)).toContain('output');
  expect(screen.queryByRole('link')).toBeNull();
  rerender(<OutputExplorer view={{ ...VIEW, href: 'https://x.example/' }} texts={en.explorer} />);
  expect(screen.getByRole('link', { name: 'Built with Rslib 1.0.1' }).getAttribute('href')).toBe('https://x.example/');
});

test('on a home page, choices that need a script are marked, and nothing can be compared', () => {
  const { rest: _, ...view } = VIEW;
  const { container } = render(<OutputExplorer view={{ ...view, rest: { axes: [2], url: '/explorer/en.json?1' } }} texts={en.explorer} />);
  const hidden = [...container.querySelectorAll('[data-axis]')].map((each) => each.classList.contains('no-script:hidden'));
  expect(hidden).toEqual([false, false, true]);
  expect(screen.queryByRole('button')).toBeNull();
  const { rest, failed } = container.querySelector<HTMLElement>('.explorer')?.dataset ?? {};
  expect([rest, failed]).toEqual(['/explorer/en.json?1', en.explorer.failed]);
});
