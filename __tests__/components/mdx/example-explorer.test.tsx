import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fragment } from 'react';
import { OutputExplorer } from '@/components/mdx/output-explorer';
import { serveExplorers } from '@/lib/browser/behaviors/explorer';
import type { Axis } from '@/lib/site/explorer-names';
import { en } from '@/lib/site/texts/en';
import { stubCssEscape } from '../../support/browser-stubs';

const AXES: readonly Axis[] = [
  { name: 'format', values: ['esm', 'cjs'] },
  { name: 'mode', values: ['bundle', 'bundleless'] },
  { name: 'types', values: ['js', 'dts'] },
];
const PANELS = [
  ['esm', 'bundle'],
  ['esm', 'bundleless'],
  ['cjs', 'bundle'],
  ['cjs', 'bundleless'],
];

let stop: AbortController;

/** Renders an explorer with the behavior of the page script. */
function renderExplorer(failsWith?: number) {
  const panels = PANELS.map((values, index) => ({ values, failsWith: index === 3 ? failsWith : undefined }));
  const { container } = render(
    <OutputExplorer view={{ id: 'x', version: '1.0.1', axes: AXES, panels }} texts={en}>
      <p>the source</p>
      {PANELS.map((values) => (
        <Fragment key={values.join('-')}>
          <div data-state="js" id={`explorer-${values.join('-')}-js`} />
          <div data-state="dts" id={`explorer-${values.join('-')}-dts`} />
        </Fragment>
      ))}
    </OutputExplorer>,
  );
  serveExplorers(stop.signal);
  const shown = () => [...container.querySelectorAll<HTMLElement>('[data-shown]')].map(({ dataset }) => dataset.panel ?? dataset.state);
  const panel = (name: string) => within(container.querySelector<HTMLElement>(`[data-panel="${name}"]`) as HTMLElement);
  return { shown, panel };
}

beforeEach(() => {
  stubCssEscape();
  stop = new AbortController();
  history.replaceState(null, '', '/');
});
afterEach(() => stop.abort());

test('initially shows the first value of each axis', () => {
  expect(renderExplorer().shown()).toEqual(['esm-bundle', 'js']);
});

test('in the exported HTML, every choice links to its combination', () => {
  const { panel } = renderExplorer();
  const links = panel('cjs-bundle').getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['esm', '#explorer-esm-bundle-js'],
    ['cjs', '#explorer-cjs-bundle-js'],
    ['bundle', '#explorer-cjs-bundle-js'],
    ['bundleless', '#explorer-cjs-bundleless-js'],
    ['none', '#explorer-cjs-bundle-js'],
    ['dts', '#explorer-cjs-bundle-dts'],
  ]);
});

test('a selection keeps the other axes, moves the focus and updates the hash', async () => {
  const { shown, panel } = renderExplorer();
  await userEvent.click(panel('esm-bundle').getByRole('link', { name: 'dts' }));
  expect(shown()).toEqual(['esm-bundle', 'dts']);
  await userEvent.click(panel('esm-bundle').getByRole('link', { name: 'cjs' }));
  expect(shown()).toEqual(['cjs-bundle', 'dts']);
  expect(location.hash).toBe('#explorer-cjs-bundle-dts');
  expect(document.activeElement).toBe(panel('cjs-bundle').getByRole('link', { name: 'cjs' }));
  expect(panel('cjs-bundle').getByRole('link', { name: 'dts' }).getAttribute('aria-current')).toBe('true');
});

test('initially shows the combination of the hash', () => {
  history.replaceState(null, '', '/#explorer-cjs-bundleless-dts');
  expect(renderExplorer().shown()).toEqual(['cjs-bundleless', 'dts']);
});

test.each(['#explorer-cjs-bundleless', '#explorer-amd-bundle-js', '#other'])(
  'an address that names no combination is ignored: %s',
  (hash) => {
    history.replaceState(null, '', `/${hash}`);
    expect(renderExplorer().shown()).toEqual(['esm-bundle', 'js']);
  },
);

test('shows the source of all builds', () => {
  renderExplorer();
  expect(screen.getByText('the source')).toBeTruthy();
});

test('marks combinations that fail to build', () => {
  const { panel } = renderExplorer(1);
  expect(panel('cjs-bundleless').getByText('Build fails, exit code 1')).toBeTruthy();
  expect(panel('cjs-bundle').queryByText(/on purpose/)).toBeNull();
});
