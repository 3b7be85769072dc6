import type { ElementContent } from 'hast';
import { renderCode } from '@/lib/markdown/code-html';

const line = (value: string) => ({ type: 'text', value }) as const;
const render = (lines: readonly string[], title?: string, lang = 'ts') => renderCode({ lang, title, lines: lines.map(line) });

test('has the language and the code, which can have the focus to be scrolled', () => {
  expect(render(['a\n', 'b'])).toBe('<span class=code-lang>ts</span><pre tabindex=0><code>a\nb</code></pre>');
});

test('cannot have the focus where lines wrap, because it does not scroll', () => {
  expect(renderCode({ lang: 'log', lines: [line('a')], isWrapped: true })).toBe('<pre><code>a</code></pre>');
});

test('has the file name with the icon of its kind', () => {
  expect(render(['a'], 'src/index.ts')).toBe(
    '<div class=code-head><span class=file-icon data-kind=ts aria-hidden=true></span>src/index.ts</div>' +
      '<pre tabindex=0><code>a</code></pre>',
  );
});

test.each(['text', 'bash', 'sh'])('does not name the language %s', (lang) => {
  expect(render(['a'], undefined, lang)).toBe('<pre tabindex=0><code>a</code></pre>');
  expect(render(['a'], '', lang)).toBe('<pre tabindex=0><code>a</code></pre>');
});

test('has a button for all lines if some are folded', () => {
  const html = renderCode({ lang: 'text', lines: [line('a')], showAll: 'Show all 47 lines' });
  expect(html).toBe('<pre tabindex=0><code>a</code></pre><details><summary>Show all 47 lines</summary></details>');
  const titled = renderCode({ lang: 'text', title: 'a.txt', lines: [line('a')], showAll: 'Show all 47 lines' });
  expect(titled).toMatch(/a\.txt<details><summary>Show all 47 lines<\/summary><\/details><\/div><pre tabindex=0><code>a<\/code><\/pre>$/);
});

describe('the height in rows, which a style rule reads', () => {
  const span = (className: string, ...children: readonly string[]): ElementContent => {
    return { type: 'element', tagName: 'span', properties: { className: [className] }, children: children.map(line) };
  };
  const lines = (count: number) => Array.from({ length: count }, () => [span('line', 'a'), line('\n')]).flat();
  const readRows = (parts: Partial<Parameters<typeof renderCode>[0]>) =>
    /data-rows=([\d.]+)/.exec(renderCode({ lang: 'ts', lines: [], ...parts }))?.[1];

  test.each([
    [3, undefined],
    [4, '4'],
    [12, '12'],
  ])('of %i lines is %s', (count, rows) => {
    expect(readRows({ lines: lines(count) })).toBe(rows);
  });

  test('counts a fold as the dashed line that stands for it', () => {
    expect(readRows({ lines: [span('rest', 'a'), ...lines(8), span('rest', 'b')], showAll: 'Show all' })).toBe('9.2');
  });

  test('is unknown where lines wrap', () => {
    expect(readRows({ lines: lines(12), isWrapped: true })).toBeUndefined();
  });
});

test('keeps the elements of the tokens and the attributes of `pre`', () => {
  const html = renderCode({
    lang: 'ts',
    properties: { 'data-has-diff': '', className: ['a'] },
    lines: [{ type: 'element', tagName: 'span', properties: { className: ['t-k'] }, children: [line('if')] }],
  });
  expect(html).toContain('<pre data-has-diff class=a tabindex=0><code><span class=t-k>if</span></code></pre>');
});

describe('characters of HTML', () => {
  const TEXT = `</code><img src=x onerror="a('b')"> && &lt; \u{1f600}`;
  const ESCAPED = `&#x3C;/code>&#x3C;img src=x onerror="a('b')"> &#x26;&#x26; &#x26;lt; \u{1f600}`;

  test.each([
    ['code', () => /<code>(.*)<\/code><\/pre>$/s.exec(render([TEXT]))?.[1]],
    ['titles', () => /aria-hidden=true><\/span>(.*?)<\/div>/s.exec(render(['a'], TEXT))?.[1]],
    ['languages', () => /<span class=code-lang>(.*?)<\/span>/s.exec(render(['a'], undefined, TEXT))?.[1]],
  ])('are escaped in %s', (_, read) => {
    expect(read()).toBe(ESCAPED);
  });

  test('are escaped in attributes', () => {
    const html = renderCode({ lang: 'text', properties: { dataTitle: 'a"b<&lt;' }, lines: [] });
    expect(html).toContain('<pre data-title="a&#x22;b<&#x26;lt;" tabindex=0>');
  });
});
