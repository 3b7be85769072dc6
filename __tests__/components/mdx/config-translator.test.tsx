import { jest } from '@jest/globals';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigTranslator } from '@/components/mdx/config-translator';
import { CodeTools } from '@/components/shell/code-tools';
import { initCodeTools } from '@/lib/browser/behaviors/code-tools';
import { renderCode } from '@/lib/markdown/code-html';
import { isCodeMarkup } from '@/lib/site/code-markup';
import { SOURCE_TOOLS, type SourceTool } from '@/lib/site/source-tools';
import { en } from '@/lib/site/texts/en';
import { zh } from '@/lib/site/texts/zh';
import { hydratePage } from '../../support/hydrate-page';
import { renderPage } from '../../support/render-page';
import { trackListeners } from '../../support/track-listeners';

let hasHover = true;

beforeEach(() => {
  hasHover = true;
  Object.assign(window, { matchMedia: (query: string) => ({ matches: query === '(hover: none)' && !hasHover }) });
  // Forgets what earlier tests left in the fields.
  for (const tool of SOURCE_TOOLS) {
    const { unmount } = render(<ConfigTranslator tool={tool} texts={en.translator} />);
    screen.getByRole<HTMLTextAreaElement>('textbox').value = '';
    unmount();
  }
});

const setUp = (tool: SourceTool = 'tsup', { translator } = en) => {
  const user = userEvent.setup();
  const { container } = render(<ConfigTranslator tool={tool} texts={translator} />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  const translate = async (text: string) => {
    await user.clear(field);
    await user.click(field);
    if (text) await user.paste(text);
    await user.click(screen.getByRole('button', { name: translator.translate }));
  };
  return { user, container, field, translate };
};

const LANGUAGES = [
  {
    lang: 'en',
    texts: en,
    label: 'Contents of tsup.config.ts',
    placeholder: 'Paste your config, such as:',
    result: 'Contents of rslib.config.ts',
    comment: '  // treeshake: no counterpart in Rslib; unused code is removed by default',
  },
  {
    lang: 'zh',
    texts: zh,
    label: 'tsup.config.ts 的内容',
    placeholder: '在此粘贴配置，例如：',
    result: 'rslib.config.ts 的内容',
    comment: '  // treeshake：Rslib 没有对应项；默认移除未使用的代码',
  },
];

describe.each(LANGUAGES)('in $lang', ({ texts, label, placeholder, result, comment }) => {
  test('an empty field shows an example of what to paste', () => {
    const example = "export default defineConfig({\n  format: ['esm', 'cjs'],\n  dts: true,\n});";
    expect(setUp('tsup', texts).field).toHaveProperty('placeholder', `${placeholder}\n\n${example}`);
  });

  test('translates a config into one for Rslib, and announces the result', async () => {
    const { field, translate } = setUp('tsup', texts);
    expect(screen.getByLabelText(label)).toBe(field);
    expect([screen.getByRole('status').textContent, screen.queryByRole('region')]).toEqual(['', null]);
    await translate("export default { format: 'esm', treeshake: true }");
    const lines = (await screen.findByRole('region', { name: result })).querySelectorAll('.line');
    expect([...lines].map((line) => line.textContent)).toEqual([
      "import { defineConfig } from '@rslib/core';",
      '',
      'export default defineConfig({',
      "  lib: [{ format: 'esm' }],",
      comment,
      '});',
    ]);
    expect(screen.getByRole('status').textContent).toBe(texts.translator.doneWithNotes.replace('{count}', '1'));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: texts.translator.translate }));
  });

  test('describes an error at the field until it is corrected', async () => {
    const { field, translate } = setUp('vite', texts);
    expect(field.getAttribute('aria-invalid')).toBe('false');
    await translate('export default {\n  build: [\n}');
    const message = texts.translator.failures.syntax.replace('{line}', '3').replace('{column}', '1');
    expect(await screen.findByText(message)).toBe(screen.getByRole('status'));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-describedby')).toBe(screen.getByRole('status').id);
    expect(screen.queryByRole('region')).toBeNull();
    await translate('export default { build: {} }');
    expect(await screen.findByText(texts.translator.done)).toBe(screen.getByRole('status'));
    expect([field.getAttribute('aria-invalid'), screen.queryByRole('region') !== null]).toEqual(['false', true]);
  });
});

describe('after an error', () => {
  const TEXT = 'export default {\n  entry: [\n}';

  test('the caret is where the text is wrong', async () => {
    const { field, translate } = setUp();
    await translate(TEXT);
    await screen.findByText(/line 3, column 1/);
    expect(document.activeElement).toBe(field);
    expect([field.selectionStart, field.selectionEnd]).toEqual([TEXT.length - 1, TEXT.length - 1]);
  });

  test('the focus stays on the button on touch devices, whose keyboard would cover the message', async () => {
    hasHover = false;
    const { translate } = setUp();
    await translate(TEXT);
    await screen.findByText(/line 3, column 1/);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Translate' }));
  });

  test('the focus stays where it is if the reader comes back later', async () => {
    const { translate } = setUp();
    await translate(TEXT);
    cleanup();
    setUp();
    await screen.findByText(/line 3, column 1/);
    expect(document.activeElement).toBe(document.body);
  });
});

test.each([
  ['an empty field', ' \n', 'The field is empty. Paste a config into it.'],
  ['other text', 'hello', 'No config found. Paste a whole file that exports an object, or a function that ends by returning one.'],
  [
    'the end of a config',
    '  dts: true,\n});',
    'This is not valid TypeScript, JavaScript or JSON, starting at line 2, column 1. Correct it, or paste the whole file.',
  ],
  ['a long text', ' '.repeat(2e5) + 1, 'The text is too long or too deeply nested for a config. Paste only the config file.'],
])('for %s, the message says what to do', async (_, text, message) => {
  const { translate } = setUp();
  await translate(text);
  const status = await screen.findByText(message);
  expect([status.role, status.classList.contains('text-danger')]).toEqual(['status', true]);
});

test('markup in a config is shown as text', async () => {
  const { container, translate } = setUp();
  await translate("export default { banner: { js: '<img src=x onerror=alert(1)></script>' } }");
  const region = await screen.findByRole('region');
  expect(region.textContent).toContain("banner: { js: '<img src=x onerror=alert(1)></script>' },");
  expect(container.querySelectorAll('img, script')).toHaveLength(0);
});

test('comments have the color of comments', async () => {
  const { translate } = setUp();
  await translate('export default { clean: true }');
  const region = await screen.findByRole('region');
  expect([...region.querySelectorAll('.t-c')].map((line) => line.textContent)).toEqual(['  // clean: on by default']);
});

test('the result has the file name of other code blocks', () => {
  const { container } = setUp();
  const block = document.createElement('div');
  block.innerHTML = renderCode({ lang: 'ts', title: 'rslib.config.ts', lines: [] });
  expect(container.querySelector('.code-block')?.innerHTML).toBe(block.innerHTML);
});

test('the result has the buttons of other code blocks, which wrap its lines and copy all of it', async () => {
  const stop = trackListeners();
  const user = userEvent.setup();
  render(
    <>
      <CodeTools texts={en.code} />
      <ConfigTranslator tool="tsup" texts={en.translator} />
    </>,
  );
  initCodeTools();
  await user.type(screen.getByRole('textbox'), 'export default {{}');
  await user.click(screen.getByRole('button', { name: 'Translate' }));
  const result = within(await screen.findByRole('region'));
  expect(result.getAllByRole('button').map((button) => button.getAttribute('aria-description'))).toEqual([
    'rslib.config.ts',
    'rslib.config.ts',
  ]);
  const wrap = result.getByRole('button', { name: 'Toggle code wrap' });
  await user.click(wrap);
  expect([wrap.getAttribute('aria-pressed'), wrap.closest('.code-block')?.hasAttribute('data-wrap')]).toEqual(['true', true]);
  await user.click(result.getByRole('button', { name: 'Copy code' }));
  stop();
  expect(await navigator.clipboard.readText()).toBe(
    "import { defineConfig } from '@rslib/core';\n\nexport default defineConfig({\n  lib: [{ format: 'cjs' }],\n});",
  );
});

test('what was typed before the start is kept, and so are the buttons of the code block', async () => {
  const page = <ConfigTranslator tool="tsup" texts={en.translator} />;
  const container = hydratePage(page, (static_) => {
    const field = static_.querySelector('textarea');
    if (field) field.value = 'export default { dts: true }';
    static_.querySelector('.code-block')?.append(document.createElement('menu'));
  });
  const button = within(container).getByRole('button', { name: 'Translate' });
  expect(button.hasAttribute('data-replay')).toBe(true);
  expect(container.querySelector('textarea')?.value).toBe('export default { dts: true }');
  await act(async () => button.click());
  expect(await within(container).findByText("lib: [{ format: 'cjs', dts: { bundle: true, autoExtension: true } }],")).toBeTruthy();
  expect(container.querySelectorAll('.code-block > menu')).toHaveLength(1);
  container.remove();
});

describe('a reader who leaves the page and comes back', () => {
  const TEXT = 'export default { clean: true }';

  test('finds the text and its translation, in the language of the page', async () => {
    const { translate } = setUp();
    await translate(TEXT);
    const before = (await screen.findByRole('region')).textContent;
    cleanup();
    const { field } = setUp('tsup', zh);
    expect(field).toHaveProperty('value', TEXT);
    expect(await screen.findByText(zh.translator.doneWithNotes.replace('{count}', '1'))).toBe(screen.getByRole('status'));
    expect(screen.getByRole('region').textContent).toBe(before?.replace('clean: on by default', 'clean：默认开启'));
  });

  test('finds a text that was not translated, but not on the page of another tool', async () => {
    const { user, field } = setUp();
    await user.click(field);
    await user.paste(TEXT);
    cleanup();
    expect(setUp('vite').field).toHaveProperty('value', '');
    cleanup();
    expect(setUp().field).toHaveProperty('value', TEXT);
    await act(async () => void (await import('@/lib/browser/show-translation')));
    expect([screen.getByRole('status').textContent, screen.queryByRole('region')]).toEqual(['', null]);
  });
});

test('without scripts, a sentence replaces the form', () => {
  const page = renderPage(<ConfigTranslator tool="vite" texts={zh.translator} />);
  expect(page.querySelector('p')?.textContent).toBe('转换工具需要 JavaScript。本页的表格包含同样的信息。');
  expect(page.querySelector('textarea')?.closest('.no-script\\:hidden')).not.toBeNull();
  expect(isCodeMarkup(page.querySelector('.code-block')?.innerHTML ?? '<')).toBe(true);
});

test('reports a translator that cannot be loaded, and tries again on the next click', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const texts = { ...en.translator };
  // Simulates a failed request, whose error comes from the same place.
  Object.defineProperty(texts, 'notes', {
    configurable: true,
    get() {
      throw new Error('Loading chunk failed.');
    },
  });
  const { translate } = setUp('tsup', { ...en, translator: texts });
  await translate('export default { clean: true }');
  const status = await screen.findByText('The translator could not be loaded. Check the network and try again.');
  expect([status.role, status.classList.contains('text-danger')]).toEqual(['status', true]);
  expect(String(report.mock.calls[0]?.[0])).toBe('Error: Loading chunk failed.');
  Object.defineProperty(texts, 'notes', { value: en.translator.notes });
  await translate('export default { format: "esm" }');
  expect(await screen.findByText('Translated into the config below.')).toBeTruthy();
  report.mockRestore();
});
