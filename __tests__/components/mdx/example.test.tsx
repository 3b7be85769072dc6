import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fragment } from 'react';
import { Example } from '@/components/mdx/example';
import type { ExampleSummary } from '@/lib/markdown/element-data';
import { en } from '@/lib/site/texts/en';

const panes = [<p key="input">the source</p>, <p key="output">the result</p>, <p key="log">the log</p>].map((pane) => (
  <Fragment key={pane.key}>{pane}</Fragment>
));

const view: ExampleSummary = { id: 'page/x', version: '1.0.1', commands: ['npx rslib', 'npx tsc'], panes: ['input', 'output', 'log'] };

test('has a tab per pane, all panes in the HTML, and a footer with version and folder', () => {
  render(
    <Example view={{ ...view, href: 'https://example.com/page/x' }} texts={en.example}>
      {panes}
    </Example>,
  );
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Input', 'Output', 'Log']);
  for (const text of ['the source', 'the result', 'the log']) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Input' }).getAttribute('aria-selected')).toBe('true');
  const foot = within(screen.getByRole('figure'));
  expect(foot.getByText('npx rslib && npx tsc')).toBeTruthy();
  expect(foot.getByText('Verified with @rslib/core 1.0.1')).toBeTruthy();
  expect(foot.getByRole('link', { name: 'Example folder' }).getAttribute('href')).toBe('https://example.com/page/x');
  expect(foot.queryByText(/on purpose/)).toBeNull();
});

test('an example that fails intentionally shows its exit code and opens the log', () => {
  render(
    <Example view={{ ...view, failsWith: 1 }} texts={en.example}>
      {panes}
    </Example>,
  );
  expect(screen.getByText('Fails on purpose: exit code 1')).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Log' }).getAttribute('aria-selected')).toBe('true');
});

test('examples with the same panes share the selected tab', async () => {
  render(
    <>
      <Example view={view} texts={en.example}>
        {panes}
      </Example>
      <Example view={view} texts={en.example}>
        {panes}
      </Example>
      <Example view={{ ...view, panes: ['input', 'output'] }} texts={en.example}>
        {panes.slice(0, 2)}
      </Example>
    </>,
  );
  const [first, second, third] = screen.getAllByRole('figure');
  await userEvent.click(within(first as HTMLElement).getByRole('tab', { name: 'Output' }));
  const chosen = [first, second, third].map((figure) => within(figure as HTMLElement).getByRole('tab', { selected: true }).textContent);
  expect(chosen).toEqual(['Output', 'Output', 'Input']);
});

test('with open, that pane is initially selected and the selection is not shared', () => {
  const { container } = render(
    <Example view={{ ...view, open: 'output' }} texts={en.example}>
      {panes}
    </Example>,
  );
  expect(screen.getByRole('tab', { name: 'Output' }).getAttribute('aria-selected')).toBe('true');
  expect(container.querySelector('[data-group]')).toBeNull();
});
