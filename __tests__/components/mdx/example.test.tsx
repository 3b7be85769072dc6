import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fragment } from 'react';
import { Example } from '@/components/mdx/example';
import type { ExampleSummary } from '@/lib/markdown/element-data';
import { en } from '@/lib/site/texts/en';

const COMMAND = '<pre><code><span class="line">npx rslib</span></code></pre>';

const view: ExampleSummary = {
  isProject: true,
  id: 'page/x',
  tools: ['@rslib/core 1.0.1'],
  commands: ['npx rslib'],
  isBuild: true,
  files: { count: 3, size: 1400 },
  showsFiles: false,
  tabs: [],
};

/** Renders an example with text as its parts: input, files written, log, fix, then outputs. */
function renderExample(
  change: Partial<ExampleSummary> = {},
  parts = ['the source', 'the files', 'the log', 'the fix', 'the result'],
  command?: string,
) {
  return render(
    <Example view={{ ...view, ...change }} command={command ?? COMMAND} texts={en.example}>
      {parts.map((text) => (
        <Fragment key={text}>
          <p>{text}</p>
        </Fragment>
      ))}
    </Example>,
  );
}

test('shows configuration, command and result one below the other, without tabs', () => {
  const { container } = renderExample();
  const order = [...container.querySelectorAll('p, pre')].map(({ textContent }) => textContent);
  expect(order).toEqual(['the source', 'npx rslib', 'the files', 'the log', 'the fix', 'the result']);
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByText(/exit code/)).toBeNull();
});

test('the bar has the number and size of the files written, which unfold', () => {
  const { container, unmount } = renderExample();
  expect(container.querySelector('details')?.open).toBe(false);
  expect(screen.getByText('3 files · 1.4 kB').tagName).toBe('SUMMARY');
  unmount();
  renderExample({ files: { count: 1 }, showsFiles: true });
  expect(screen.getByText('1 file').closest('details')?.open).toBe(true);
});

test('a check mark lists the tools that ran and links to the folder of the example', () => {
  const { unmount } = renderExample({ tools: ['tsup 8.5.1', 'Node.js'], href: 'https://example.com/page/x' });
  const link = screen.getByRole('link', { name: 'Ran with tsup 8.5.1 and Node.js · Example folder' });
  expect(link.getAttribute('href')).toBe('https://example.com/page/x');
  expect(link.dataset.tooltip).toBe('');
  unmount();
  renderExample();
  expect(screen.getByRole('img', { name: 'Ran with @rslib/core 1.0.1' })).toBeTruthy();
});

test.each([
  [true, 'Build fails with exit code 1'],
  [false, 'Ends with exit code 1'],
])('a command that fails on purpose shows its exit code; build: %s', (isBuild, text) => {
  renderExample({ failsWith: 1, isBuild });
  expect(screen.getByText(text)).toBeTruthy();
});

test('the fix of a failing command has a title', () => {
  const { container, unmount } = renderExample({ failsWith: 1, fix: { path: 'a.ts' } });
  const texts = [...container.querySelectorAll('p, .example-fix')].map(({ textContent }) => textContent);
  expect(texts).toEqual(['the source', 'the files', 'the log', 'How to fix ita.ts', 'the fix', 'the result']);
  unmount();
  renderExample({ failsWith: 1 });
  expect(screen.queryByText('How to fix it')).toBeNull();
});

test('three outputs have tabs with their names, which other examples do not share', async () => {
  const parts = ['the source', 'the files', 'the log', 'the fix', 'one', 'two', 'three'];
  const tabs = ['dist/a.js', 'dist/b.js', 'dist/c.js'];
  renderExample({ tabs }, parts);
  renderExample({ tabs }, parts);
  const [first, second] = screen.getAllByRole('figure').map((figure) => within(figure));
  expect(first?.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabs);
  await userEvent.click(first?.getByRole('tab', { name: 'dist/c.js' }) as HTMLElement);
  expect(first?.getByRole('tab', { selected: true }).textContent).toBe('dist/c.js');
  expect(second?.getByRole('tab', { selected: true }).textContent).toBe('dist/a.js');
  expect(document.querySelector('[data-group]')).toBeNull();
});

test('an example that only shows its input has no bar', () => {
  const { container } = renderExample({ commands: [] }, ['the source'], '');
  expect(container.textContent).toBe('the source');
});
