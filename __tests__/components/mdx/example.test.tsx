import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Example } from '@/components/mdx/example';
import { en } from '@/lib/site/texts/en';

const panes = [
  <div key="input" data-pane="input">
    the source
  </div>,
  <div key="output" data-pane="output">
    the result
  </div>,
  <div key="log" data-pane="log">
    the log
  </div>,
];

const facts = { id: 'page/x', version: '1.0.1', command: 'npx rslib', texts: en.example };

test('a tab for each pane, all panes in the document, the proof and the folder below', () => {
  render(
    <Example {...facts} href="https://example.com/page/x">
      {panes}
    </Example>,
  );
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Input', 'Output', 'Log']);
  for (const text of ['the source', 'the result', 'the log']) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Input' }).getAttribute('aria-selected')).toBe('true');
  const foot = within(screen.getByRole('figure'));
  expect(foot.getByText('Verified with @rslib/core 1.0.1')).toBeTruthy();
  expect(foot.getByRole('link', { name: 'Example folder' }).getAttribute('href')).toBe('https://example.com/page/x');
  expect(foot.queryByText(/on purpose/)).toBeNull();
});

test('a build that fails on purpose says so and opens its log', () => {
  render(
    <Example {...facts} failsWith="1">
      {panes}
    </Example>,
  );
  expect(screen.getByText('Fails on purpose: exit code 1')).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Log' }).getAttribute('aria-selected')).toBe('true');
});

test('the choice holds for all examples with the same panes', async () => {
  render(
    <>
      <Example {...facts}>{panes}</Example>
      <Example {...facts}>{panes}</Example>
      <Example {...facts}>{panes.slice(0, 2)}</Example>
    </>,
  );
  const [first, second, third] = screen.getAllByRole('figure');
  await userEvent.click(within(first as HTMLElement).getByRole('tab', { name: 'Output' }));
  const chosen = [first, second, third].map((figure) => within(figure as HTMLElement).getByRole('tab', { selected: true }).textContent);
  expect(chosen).toEqual(['Output', 'Output', 'Input']);
});
