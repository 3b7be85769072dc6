import { readCode } from '@/lib/browser/behaviors/code-tools';

function read(html: string, lang?: string) {
  document.body.innerHTML = `<div class="code-block" ${lang === undefined ? '' : `data-lang="${lang}"`}>${html}</div>`;
  return readCode(document.querySelector('.code-block') as HTMLElement);
}
const lines = (...texts: readonly string[]) => {
  const marked = texts.map((text) => `<span class="line${text.startsWith('-') ? ' remove' : ''}">${text}</span>`);
  return `<pre><code>${marked.join('\n')}</code></pre>`;
};

test.each([
  ['lines', lines('a', '', '  b'), 'a\n\n  b'],
  ['lines without those that a diff removes', lines('-a', 'b', '-c'), 'b'],
  ['code without lines, without the line break at its end', '<pre><code>a\nb\n</code></pre>', 'a\nb'],
  ['only the last line break', '<pre><code>a\n\n</code></pre>', 'a\n'],
  ['the text of colored parts', '<pre><code><span class="line"><i>const</i> a = <b>1 &lt; 2</b></span></code></pre>', 'const a = 1 < 2'],
  [
    'folded lines, which the browser may search, but no other hidden parts',
    '<pre><code><span class="rest" hidden="until-found"><span class="line">a</span></span><span class="line">b<i hidden>c</i></span></code></pre>',
    'a\nb',
  ],
  [
    'all parts of a file',
    '<pre><code>a</code></pre><details><pre><code>\nb</code></pre></details><pre><code>c\n</code></pre>',
    'a\n\nb\nc',
  ],
  ['nothing of lines that a diff removes', lines('-a'), ''],
  ['nothing if there is no code', '<pre>a</pre><code>b</code>', ''],
])('reads %s', (_, html, expected) => {
  expect(read(html)).toBe(expected);
});

test('leaves out the prompts of commands', () => {
  expect(read(lines('$ npm i', '$ echo $ $HOME', 'added 1', '$PATH', ' $ x'), 'bash')).toBe('npm i\necho $ $HOME\nadded 1\n$PATH\n $ x');
});

test.each(['js', 'bash2', 'fish', '', undefined])('keeps dollar signs in %j', (lang) => {
  expect(read(lines('$ a'), lang)).toBe('$ a');
});
