import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ElementContent } from 'hast';
import type { ReactElement } from 'react';
import { CodeBlock } from '@/components/mdx/code-block';
import { CodeTools } from '@/components/shell/code-tools';
import { initCodeTools } from '@/lib/browser/behaviors/code-tools';
import { renderCode } from '@/lib/markdown/code-html';
import { en } from '@/lib/site/texts/en';
import { zh } from '@/lib/site/texts/zh';
import { trackListeners } from '../../support/track-listeners';

const writeText = jest.fn<(text: string) => Promise<void>>();
const prompt = jest.fn<typeof window.prompt>();

let stop: () => void;

beforeEach(() => {
  stop = trackListeners();
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  prompt.mockReset();
  window.prompt = prompt;
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

/** A code block as the Markdown pipeline renders it: an element per line, with line breaks in between. */
function Sample({
  lines,
  lang = 'ts',
  wrap,
}: {
  lines: readonly (readonly [text: string, state?: string])[];
  lang?: string;
  wrap?: string;
}) {
  const children = (text: string): ElementContent[] => [span('t-k', { type: 'text', value: text })];
  const html = renderCode({
    lang,
    title: 'src/index.ts',
    lines: lines.flatMap(([text, state = ''], index) => [
      ...(index > 0 ? [{ type: 'text' as const, value: '\n' }] : []),
      span(`line ${state}`, ...children(text)),
    ]),
  });
  return <CodeBlock data-lang={lang} data-wrap={wrap} data-html={html} />;
}

function span(className: string, ...children: ElementContent[]): ElementContent {
  return { type: 'element', tagName: 'span', properties: { className: className.split(' ') }, children };
}

/** Renders a block in a shell, with the behavior of the late script. */
function renderBlock(block: ReactElement, texts = en.code) {
  const result = render(
    <>
      <CodeTools texts={texts} />
      {block}
    </>,
  );
  initCodeTools();
  return result;
}

async function clickCopy() {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy code' })));
}

test.each<[string, Parameters<typeof Sample>[0]['lines'], string, string]>([
  ['a diff without removed lines', [['a'], ['b', 'remove'], ['c', 'add']], 'ts', 'a\nc'],
  ['commands without prompts', [['$ npm i'], ['$ npx rslib']], 'bash', 'npm i\nnpx rslib'],
])('copies %s', async (_, lines, lang, expected) => {
  renderBlock(<Sample lines={lines} lang={lang} />);
  await clickCopy();
  expect(writeText.mock.calls).toEqual([[expected]]);
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
});

test('shows a prompt with the text if the clipboard is not available', async () => {
  writeText.mockRejectedValue(new Error('NotAllowedError'));
  renderBlock(<Sample lines={[['const a = 1;']]} />);
  await clickCopy();
  expect(prompt.mock.calls).toEqual([['Copy to clipboard: Ctrl+C, Enter', 'const a = 1;']]);
  expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull();
});

test.each<[string, string | undefined]>([
  ['off', undefined],
  ['on', ''],
])('toggles wrapping that is initially %s', (_, wrap) => {
  const { container } = renderBlock(<Sample lines={[['a']]} wrap={wrap} />);
  const toggle = screen.getByRole('button', { name: 'Toggle code wrap' });
  const isWrapped = () => container.querySelector('.code-block')?.hasAttribute('data-wrap');
  expect([toggle.getAttribute('aria-pressed'), isWrapped()]).toEqual([String(wrap !== undefined), wrap !== undefined]);
  fireEvent.click(toggle);
  expect([toggle.getAttribute('aria-pressed'), isWrapped()]).toEqual([String(wrap === undefined), wrap === undefined]);
});

test('shows the title in place of the language', () => {
  render(<Sample lines={[['a']]} />);
  expect(screen.getByText('src/index.ts')).toBeTruthy();
  expect(screen.queryByText('ts')).toBeNull();
});

test('the buttons are translated', () => {
  renderBlock(<Sample lines={[['a']]} />, zh.code);
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['切换代码换行', '复制代码']);
});

test('the buttons stay when React renders the block again', () => {
  const { container, rerender } = renderBlock(<Sample lines={[['a']]} />);
  rerender(
    <>
      <CodeTools texts={en.code} />
      <Sample lines={[['a']]} wrap="" />
    </>,
  );
  expect(container.querySelectorAll('.code-block .code-tool')).toHaveLength(2);
});
