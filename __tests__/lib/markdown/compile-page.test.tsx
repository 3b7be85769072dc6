import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CONTENT, compile } from '@/__tests__/support/page-source';
import { CodeBlock } from '@/components/mdx/code-block';
import type { CompiledPage } from '@/lib/markdown/collector';
import type { PageSource } from '@/lib/markdown/compile-page';
import { renderMdx } from '@/lib/markdown/render-mdx';

function Callout({ type, title, children }: { type: string; title?: string; children: ReactNode }) {
  return (
    <aside data-type={type} title={title}>
      {children}
    </aside>
  );
}

function Badge({ text }: { text: string }) {
  return <b>{text}</b>;
}

async function render(body: string, overrides?: Partial<PageSource>): Promise<string> {
  const { code, diagnostics } = await compile(body, overrides);
  expect(diagnostics).toEqual([]);
  return renderToStaticMarkup(await renderMdx(code, { Callout, Badge, pre: CodeBlock }));
}

test.each([
  ['plain Chinese', '## 安装步骤', '<h2 id="安装步骤">安装步骤</h2>'],
  ['option names', '## dts.bundle', '<h2 id="dtsbundle">dts.bundle</h2>'],
  [
    'inline code',
    "### `shims.cjs['import.meta.url']`",
    '<h3 id="shimscjsimportmetaurl"><code>shims.cjs[&#x27;import.meta.url&#x27;]</code></h3>',
  ],
  ['escaped custom ids', '## 标题 \\{#custom}', '<h2 id="custom">标题</h2>'],
  ['bare custom ids', '## 标题 {#custom}', '<h2 id="custom">标题</h2>'],
  ['aliases', '## 标题 {#custom #old #older}', '<h2 id="custom" aliases="old older">标题</h2>'],
])('heading ids: %s', async (_, source, html) => {
  expect(await render(source)).toBe(html);
});

test.each([
  ['a container', ':::tip\nText\n:::', '<aside data-type="tip"><p>Text</p></aside>'],
  ['a container with code in its title', ':::tip `a` is *b*\nText\n:::', '<aside data-type="tip" title="`a` is b"><p>Text</p></aside>'],
  [
    'a container with brackets in its title',
    ':::tip [RFC] Use `a[0]`\nText\n:::',
    '<aside data-type="tip" title="[RFC] Use `a[0]`"><p>Text</p></aside>',
  ],
  ['a container with an attribute', ':::tip{title="A title"}\nText\n:::', '<aside data-type="tip" title="A title"><p>Text</p></aside>'],
  ['a container with a title', ':::warning 自定义 标题\nText\n:::', '<aside data-type="warning" title="自定义 标题"><p>Text</p></aside>'],
  ['a GitHub alert', '> [!NOTE]\n> Text', '<aside data-type="note"><p>Text</p></aside>'],
  [
    'a container in one with a title',
    '::::tip Title\n:::warning Inner\nText\n:::\n::::',
    '<aside data-type="tip" title="Title"><aside data-type="warning" title="Inner"><p>Text</p></aside></aside>',
  ],
  [
    'a GitHub alert in another',
    '> [!NOTE]\n> Text\n>\n> > [!TIP]\n> > Text',
    '<aside data-type="note"><p>Text</p><aside data-type="tip"><p>Text</p></aside></aside>',
  ],
  ['a GitHub alert that starts with a list', '> [!NOTE]\n> - Text', '<aside data-type="note"><ul>\n<li>Text</li>\n</ul></aside>'],
  ['a GitHub alert with spaces after its type', '> [!NOTE]  \n> Text', '<aside data-type="note"><p>Text</p></aside>'],
  ['a plain quotation', '> Text', '<blockquote>\n<p>Text</p>\n</blockquote>'],
  ['emphasis beside Chinese', '**打包模式（bundle）**是默认值', '<p><strong>打包模式（bundle）</strong>是默认值</p>'],
  ['constant expressions', '<Badge text={"n = " + (1 + 1)} />', '<b>n = 2</b>'],
  ['word:word is no directive', 'see note:this and a::b', '<p>see note:this and a::b</p>'],
  ['strikethrough', '~~old~~', '<p><del>old</del></p>'],
  [
    'a task list',
    '- [x] done',
    '<ul class="contains-task-list">\n<li class="task-list-item"><input type="checkbox" disabled="" checked=""/> done</li>\n</ul>',
  ],
])('renders %s', async (_, source, html) => {
  expect(await render(source)).toBe(html);
});

test.each([
  ['[x](/guide/a?b=1#c)', '<p><a href="/zh/guide/a?b=1#c">x</a></p>'],
  ['[x](/)', '<p><a href="/zh/">x</a></p>'],
  ['[x](#c)', '<p><a href="#c">x</a></p>'],
  ['[x](https://a.b/)', '<p><a href="https://a.b/">x</a></p>'],
  ['[x](/file.zip)', '<p><a href="/file.zip">x</a></p>'],
  ['<a href="/guide/a">x</a>', '<a href="/zh/guide/a">x</a>'],
])('completes the target of %s', async (source, html) => {
  expect(await render(source)).toBe(html);
});

test('images get their size, which prevents layout shifts, and a number, which enlarging them needs', async () => {
  const [first, second] = (await render('![x](/a.svg)\n\n<img src="/b.svg" alt="y" />')).match(/<img[^>]*>/g) ?? [];
  expect(first).toBe('<img src="/a.svg" alt="x" width="120" height="60" data-picture="1"/>');
  expect(second).toContain('data-picture="2"');
});

test('a reference in a drawing is no link', async () => {
  const source = '<svg><path id="part" /><use href="#part" /><image href="/a.svg" /></svg>';
  const { links, images } = await compile(source);
  expect([links, images.map(({ url }) => url)]).toEqual([[], ['/a.svg']]);
  expect(await render(source)).toContain('<use href="#part"></use>');
});

test('an image keeps the size that its author wrote', async () => {
  expect(await render('<img src="/a.svg" alt="x" width="30" height="15" />')).toContain(
    '<img src="/a.svg" alt="x" width="30" height="15" data-picture="1"/>',
  );
});

test('a reference to an image is like an image', async () => {
  const { images, diagnostics } = await compile('![x][a]\n\n![][a]\n\n[a]: /a.svg "A title"');
  expect(images.map(({ url, line }) => [url, line])).toEqual([
    ['/a.svg', 1],
    ['/a.svg', 3],
  ]);
  expect(diagnostics.map(({ line, message }) => [line, message])).toEqual([[3, 'The image "/a.svg" has no description.']]);
  expect(await render('![x][a]\n\n[a]: /a.svg "A title"')).toContain(
    '<img src="/a.svg" alt="x" title="A title" width="120" height="60" data-picture="1"/>',
  );
});

test('alt without a value is no description', async () => {
  const { diagnostics } = await compile('<img src="/a.svg" alt />');
  expect(diagnostics.map(({ message }) => message)).toEqual(['The image "/a.svg" has no description.']);
});

test('an image in a link card has no number', async () => {
  const { code } = await compile('<Card title="A" href="/guide/">![x](/a.svg)</Card>');
  expect(code).toContain('a.svg');
  expect(code).not.toContain('data-picture');
});

test('an image in a card without a link has a number', async () => {
  expect((await compile('<Card title="A">![x](/a.svg)</Card>')).code).toContain('data-picture');
});

test.each([
  '[![x](/a.svg)](/guide/)',
  '<a href="/guide/"><img src="/a.svg" alt="x" /></a>',
  '<picture><source srcSet="/b.svg" media="print" /><img src="/a.svg" alt="x" /></picture>',
])('%s has no number', async (source) => {
  const html = await render(source);
  expect(html).toContain('<img');
  expect(html).not.toContain('data-picture');
});

test.each([
  ['output.distPath', 'output.distPath'],
  ['output.preserveModulesRoot', 'output.preserveModulesRoot'],
  ['build.rolldownOptions.external', 'build.rolldownOptions.<wbr/>external'],
  ['--config-loader <name>', '--config-loader &lt;name&gt;'],
  ['new URL(./a.svg, import.meta.url)', 'new URL(./a.svg, <wbr/>import.meta.url)'],
])('in tables, the code %s may only break after a space, or a dot of a name', async (code, html) => {
  const cell = `\`${code}\``;
  const rendered = await render(`${cell}\n\n| ${cell} | [${cell}](#a) |\n| --- | --- |`);
  const [outside, ...inside] = [...rendered.matchAll(/<code>(.*?)<\/code>/g)].map((match) => match[1]);
  expect(outside).toBe(html.replaceAll('<wbr/>', ''));
  expect(inside).toEqual([html, html]);
});

test.each([
  ['a text of at least thirty characters', true],
  ['至少需要十五个汉字的一段说明文字', true],
  ['29 characters that are values', false],
  ['十四个汉字的文字还不是说明', false],
])('a third column with %s has notes: %s', async (text, expected) => {
  const html = await render(`| a | b | c |\n| - | - | - |\n| 1 | 2 | ${text} |`);
  expect(html.includes('<table class="has-notes">')).toBe(expected);
  expect(await render(`| a | b |\n| - | - |\n| 1 | ${text} |`)).toContain('<table>');
});

test.each([
  ['--no-bundle', true],
  ['--dist-path=out', true],
  ['-w', false],
  ['--config-loader native', false],
  ['--a-flag-as-wide-as-a-phone', false],
  ['create-rslib', false],
])('the code %s never breaks, which only flags do not: %s', async (code, expected) => {
  expect(await render(`# A \`${code}\`\n\n\`${code}\``)).toContain(
    expected ? `<p><code class="flag">${code}</code>` : `<p><code>${code}</code>`,
  );
});

test('tables have their alignment as an attribute, never as a style', async () => {
  const html = await render('| a | b |\n| - | :-: |\n| 1 | 2 |');
  expect(html).toContain('<th align="center">b</th>');
  expect(html).not.toContain('style');
});

test('below an empty corner, the first cells are headers of their rows', async () => {
  const html = await render('| | b |\n| - | - |\n| 名称 | 2 |\n| | 3 |');
  expect(html).toContain('<tr><th scope="row">名称</th><td>2</td></tr><tr><td></td><td>3</td></tr>');
  expect(await render('| a | b |\n| - | - |\n| 1 | 2 |')).not.toContain('scope="row"');
});

test('footnote labels are in the language of the page', async () => {
  const html = await render('A[^1]\n\n[^1]: note');
  expect(html).toContain('<h2 class="sr-only" id="footnote-label">脚注</h2>');
  expect(html).toContain('aria-label="返回引用 1"');
});

test('each reference to a footnote has a link back with a name of its own', async () => {
  const html = await render('A[^1] B[^1]\n\n[^1]: note');
  expect([...html.matchAll(/aria-label="(.*?)"/g)].map(([, name]) => name)).toEqual(['返回引用 1', '返回引用 1-2']);
});

test('a code block has its file name, data attributes, line states and token classes', async () => {
  const html = await render(
    [
      '```ts title="a.ts" {2,5-6} lineNumbers wrapCode',
      'const a = 1; // [!code highlight]',
      'b();',
      'c(); // [!code --]',
      'd(); // [!code ++]',
      'e(); // [!code error]',
      'f(); // [!code warning]',
      '```',
    ].join('\n'),
  );
  expect(html).toContain('<div class="code-block" data-lang="ts" data-wrap="">');
  expect(html).toContain('<span class=file-icon data-kind=ts aria-hidden=true></span>a.ts</div>');
  expect(html).toContain('<pre data-line-numbers data-has-diff>');
  expect([...html.matchAll(/<(\w+) class="(line[^"]*)"/g)].map(([, tag, name]) => `${tag} ${name}`)).toEqual([
    'span line highlighted',
    'span line highlighted',
    'del line remove',
    'ins line add',
    'span line error',
    'span line warning',
  ]);
  expect(html).toContain('<span class=t-k>const</span>');
  expect(html).not.toMatch(/style=|\[!code|1; </);
  expect(await render('```ts\na(); // [!code --]\n```')).toContain('<pre data-has-diff tabindex=0>');
});

test('errors in logs have the color of the level error, not that of strings', async () => {
  const html = await render("```log\nerror   a\nError [ERR_A]: b is 'c'\n```");
  expect(html).toContain('<span class=t-k>error</span>   a');
  expect(html).toContain("<span class=t-k>Error</span> [ERR_A]: b is <span class=t-s>'c'</span>");
});

test('the lines of a log wrap', async () => {
  expect(await render('```log\nerror   a\n```')).toContain('data-lang="log" data-wrap=""');
});

test.each([
  ['info    built', false],
  ['$ npx rslib\nerror   a', false],
  ['{"a":1}', true],
  ['$ node a.js\nerrors: 0', true],
])('the log %j has no column of levels: %s', async (log, expected) => {
  expect((await render(`\`\`\`log\n${log}\n\`\`\``)).includes('<pre data-no-levels')).toBe(expected);
});

test('an empty line has a line break, which selected text needs', async () => {
  expect(await render('```ts\na\n\n  \nb\n```')).toContain(
    '<span class=line>a</span>\n<span class=line><br></span>\n<span class=line><br></span>\n<span class=line>b</span>',
  );
});

test('a diff has the language of its file, without signs and common indentation', async () => {
  const diff = ['   a,', ' ', '-  const b = 1;', '+  const b = 2;', ' …', '+    c,'];
  const html = await render(['```diff title="a.ts"', ...diff, '```'].join('\n'));
  expect(html).toContain('<div class="code-block" data-lang="ts">');
  expect(html).toContain('<pre data-has-diff data-rows=6 tabindex=0>');
  const lines = [...html.matchAll(/<\w+ class="?(line[^">]*)"?>(.*?)<\/(?:span|ins|del)>(?=\n|<\/code>)/g)];
  expect(lines.map(([, name, text = '']) => [name, text.replace(/<[^>]+>/g, '')])).toEqual([
    ['line', 'a,'],
    ['line', ''],
    ['line remove', 'const b = 1;'],
    ['line add', 'const b = 2;'],
    ['line', '…'],
    ['line add', '  c,'],
  ]);
  expect(html).toContain('<span class=t-k>const</span>');
  expect(await render('```diff title="a.ts"\n- a\n+ b\n```')).toMatch(/<del class="line remove">a<\/del>\n<ins class="line add">b<\/ins>/);
  expect(await render('```diff\n-a\n+b\ncontext\n```')).toMatch(/<span class="?line"?>context<\/span>/);
  expect(await render('```diff\n-a\n+b\n```')).toMatch(/data-lang="diff".*<del class="line remove">a<\/del>/s);
});

test('the focus notation marks its lines, even with a line count', async () => {
  const html = await render(['```ts', 'a();', '// [!code focus:2]', 'b();', 'c();', '```'].join('\n'));
  expect(html).toContain('data-has-focus');
  expect([...html.matchAll(/class="?(line[^">]*)/g)].map(([, name]) => name)).toEqual(['line', 'line focused', 'line focused']);
});

test.each(['/const a/1 unverified="const a"', '"const a"1'])('the words in the meta are marked in the code: %s', async (meta) => {
  const html = await render([`\`\`\`ts ${meta}`, 'const a = b(x); // [!code highlight]', 'const a = `const a`;', '```'].join('\n'));
  expect(html).toContain(
    '<span class="line highlighted"><mark><span class=t-k>const</span><span class=t-n> a</span></mark><span class=t-k> =</span>',
  );
  expect(html.match(/<mark>/g)).toHaveLength(1);
  expect(html).not.toMatch(/style=|data-highlighted/);
});

test('words are marked inside of tokens and in text without tokens', async () => {
  expect(await render("```ts /ab/\nf('xaby');\n```")).toContain(
    "<span class=t-s>'x</span><mark><span class=t-s>ab</span></mark><span class=t-s>y'</span>",
  );
  expect(await render('```text /ab/\nxaby ab\n```')).toContain('<span class=line>x<mark>ab</mark>y <mark>ab</mark></span>');
});

test('the meta of a code block overrides the site settings', async () => {
  const code = { defaultWrapCode: true, showLineNumbers: true };
  const all = await render('```ts\na\n```', { code });
  expect([all.includes('data-wrap'), all.includes('data-line-numbers')]).toEqual([true, true]);
  const none = await render('```ts wrapCode=false lineNumbers=false\na\n```', { code });
  expect([none.includes('data-wrap'), none.includes('data-line-numbers')]).toEqual([false, false]);
});

test('a fragment imported by path or alias replaces its element, and its headings belong to the page', async () => {
  for (const from of ['../shared/part.mdx', '@zh/shared/part.mdx']) {
    const page = await compile(`import Part from '${from}'\n\n# A\n\n## B\n\n<Part />`);
    expect(page.diagnostics).toEqual([]);
    expect(page.headings.map(({ depth, id }) => [depth, id])).toEqual([
      [1, 'a'],
      [2, 'b'],
      [3, 'from-the-fragment'],
    ]);
    expect(page.sections.flatMap((section) => section.paragraphs)).toEqual(['共享片段。']);
  }
});

describe('the elements of a fragment', () => {
  const compileFragment = (fragment: string, use = '<Part />') =>
    compile(`import Part from '../shared/part.mdx'\n\n# A\n\n${use}`, {
      fragments: { root: CONTENT, langDir: 'v2/zh', read: () => fragment },
    });

  test.each(['<Card title="B">Text</Card>', '<Tabs><Tab label="B">Text</Tab></Tabs>', '<p>Text</p>', '<h3 id="b">Text</h3>'])(
    'are those of a page: %s',
    async (element) => {
      const page = await compileFragment(`Before.\n\n${element}`);
      expect(page.diagnostics).toEqual([]);
      const withoutLines = ({ code }: CompiledPage) => code.replace(/\d+(?=[,:-])|\d+(?=")/g, '');
      expect(withoutLines(page)).toBe(withoutLines(await compile(`# A\n\nBefore.\n\n${element}`)));
    },
  );

  test('have the lines of the fragment', async () => {
    const { links, images, diagnostics } = await compileFragment(
      'One.\n\n<a href="/b">b</a> <img src="/c.svg" alt="c" />\n\n<img src="/d.svg" />',
    );
    const file = '__tests__/fixtures/site/content/v2/zh/shared/part.mdx';
    expect(links).toEqual([{ url: '/b', file, line: 3 }]);
    expect(images.map(({ line }) => [file, line])).toEqual([
      [file, 3],
      [file, 5],
    ]);
    expect(diagnostics).toMatchObject([{ file, line: 5, message: 'The image "/d.svg" has no description.' }]);
  });

  test('need a line of their own', async () => {
    const { diagnostics } = await compileFragment('Text', 'See <Part /> here.');
    expect(diagnostics).toMatchObject([
      { line: 5, message: 'The fragment <Part> is part of a line of text.', hint: 'Put it on a line of its own.' },
    ]);
  });
});

test.each([
  ['a container', ':::tip JavaScript: what runs where\nText\n:::'],
  ['a tab', '<Tabs><Tab label="File: a">Text</Tab></Tabs>'],
  ['a selected tab', '<Tabs defaultValue="File: a" groupId="file: b"><Tab label="A" value="File: a">Text</Tab></Tabs>'],
  ['an element', '<p aria-label="Data: formats">Text</p>'],
  ['an image', '<img src="/a.svg" alt="Data: formats" />'],
])('the texts of %s may start like an address', async (_, source) => {
  expect((await compile(source)).diagnostics).toEqual([]);
});

test('the texts of elements on one line are prose, and tabs are texts of their own', async () => {
  const { prose, sections } = await compile(
    '<Card title="A">Text in a card</Card>\n\n<Tabs><Tab label="B">one</Tab><Tab label="C">two</Tab></Tabs>',
  );
  expect(prose.map(({ text }) => text)).toEqual(['Text in a card', 'A', 'one', 'B', 'two', 'C']);
  expect(sections.flatMap(({ paragraphs }) => paragraphs)).toEqual(['Text in a card', 'one two']);
});

test.each([
  ['First  \nsecond.', ['First second.']],
  ['| a<br />b |\n| - |\n| <ul><li>c</li><li>d</li></ul> |', ['a b', 'c d']],
  ['<CardGrid><Card title="A">one.</Card><Card title="B">two.</Card></CardGrid>', ['one. two.']],
  ['<ul><li>one</li><li>t<em>w</em>o</li></ul>', ['one two']],
  ['<table><tr><th>a</th><th>b</th></tr><tr><td>c</td><td>d</td></tr></table>', ['a b c d']],
  ['<details><summary>More</summary>text</details>', ['More text']],
])('words beside a break or another element stay apart: %s', async (source, expected) => {
  const { prose, sections } = await compile(source);
  expect(sections.flatMap(({ paragraphs }) => paragraphs)).toEqual(expected);
  const texts = prose.map(({ text }) => text.replace(/\s+/g, ' ').trim()).filter((text) => !/^[AB]$/.test(text));
  expect(texts).toEqual(expected);
});

test('a break in a heading separates its words, but not those of its id', async () => {
  const { headings } = await compile('## One<br />two');
  expect(headings.map(({ id, text }) => [id, text])).toEqual([['onetwo', 'One two']]);
});

test.each(['Open https://a.example', 'Write to a@b.example', 'Use pkg@1.0.x'])('a title may contain an address: %s', async (title) => {
  expect(await render(`:::tip ${title}\nText\n:::`)).toContain(`title="${title}"`);
});

test.each([
  ':::tip See [docs](/guide/)',
  ':::tip[See [docs](/guide/)]',
  ':::tip[See *[docs][a]*]',
  ':::tip See <a href="/guide/">docs</a>',
])('%s has no link', async (title) => {
  const { diagnostics } = await compile(`${title}\nText\n:::\n\n[a]: /guide/`);
  expect(diagnostics.map(({ line, message }) => [line, message])).toEqual([[1, 'A title cannot contain a link.']]);
});

test('shell blocks are commands under each name of the language', async () => {
  const { commands } = await compile('```bash\n$ a\n```\n\n```sh\nb\n```\n\n```shell\nc\n```');
  expect(commands).toEqual(['a', 'b', 'c']);
});

test('notations are no part of code blocks and commands', async () => {
  const { codeBlocks, commands } = await compile('```ts\na();\nb(); // [!code ++]\n```\n\n```bash\n$ npm i # [!code highlight]\n```');
  expect(codeBlocks.map(({ lang, value }) => [lang, value])).toEqual([
    ['ts', 'a();\nb();'],
    ['bash', '$ npm i'],
  ]);
  expect(commands).toEqual(['npm i']);
});

test('sections contain the text between headings, including table rows', async () => {
  const { sections, links, images, codeBlocks } = await compile(
    '# A\n\n说明 `x`\n\n## B\n\n- one\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n[x](/a) ![y](/b.svg)\n\n```ts\nx\n```',
  );
  expect(sections).toEqual([
    { id: '', paragraphs: [], messages: [] },
    { id: '', paragraphs: ['说明 x'], messages: [] },
    { id: 'b', paragraphs: ['one', 'a · b', '1 · 2', 'x y'], messages: [] },
  ]);
  expect(links).toEqual([{ url: '/a', file: 'x.mdx', line: 13 }]);
  expect(images).toEqual([{ url: '/b.svg', file: 'x.mdx', line: 13 }]);
  expect(codeBlocks).toEqual([{ lang: 'ts', value: 'x', line: 15, section: 'b' }]);
});

test('constants in text are part of headings and sections, comments are not', async () => {
  const { headings, sections } = await compile("# A {/* b */}{/* c */}\n\n## {'<T>'} {1} {/* c */}\n\nText {'<T>'}{true} {/* d */}.");
  expect(headings.map(({ id, text }) => [id, text])).toEqual([
    ['a', 'A'],
    ['t-1', '<T> 1'],
  ]);
  expect(sections.flatMap(({ paragraphs }) => paragraphs)).toEqual(['Text <T> .']);
});

test('commands have the colors of the highlighter, one per line', async () => {
  const { code } = await compile('<PackageManagerTabs command={{ pnpm: "pnpm i --frozen-lockfile\\nls" }} />');
  const managers: { manager: string; html: string }[] = [];
  const PackageManagerTabs = (props: { managers: typeof managers }) => {
    managers.push(...props.managers);
    return null;
  };
  renderToStaticMarkup(await renderMdx(code, { PackageManagerTabs }));
  expect(managers).toEqual([
    {
      manager: 'pnpm',
      html: expect.stringContaining(
        '<code><span class=line><span class=t-f>pnpm</span><span class=t-s> i --frozen-lockfile</span></span>\n' +
          '<span class=line><span class=t-f>ls</span></span></code>',
      ),
    },
  ]);
});

test.each([
  ['a container in a list', '- One\n\n  :::tip\n\n  Text.\n\n  :::\n'],
  ['a container in a quote', '> :::tip\n>\n> Text.\n>\n> :::\n'],
  ['code in a quote', '> ```ts\n> a();\n> ```\n'],
  ['comments between tabs', '<Tabs>\n  {/* One. */}\n  <Tab label="A">a</Tab>\n  {/* Two. */}\n  <Tab label="B">b</Tab>\n</Tabs>\n'],
  ['a comment with a hash in text', 'Text {/* #1 */} more.'],
])('%s has no mistakes', async (_, source) => {
  expect((await compile(`# T\n\n${source}`)).diagnostics).toEqual([]);
});

test.each(['a \\[^1] b', 'an \\[array][0]', 'a `[^1]` b', '\\[a](/b c)', '`[a](/b c)`', '[0, 1] (see above)'])(
  '%s is text, not a reference or link',
  async (source) => {
    expect((await compile(`# T\n\n${source}`)).diagnostics).toEqual([]);
  },
);
