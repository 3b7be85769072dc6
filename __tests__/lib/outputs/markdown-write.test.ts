import type { Paragraph, Root } from 'mdast';
import { buildCode, buildInlineCode, buildText } from '@/lib/markdown/mdast-nodes';
import { mapUrls, removeNotices, writeHtml, writeMarkdown } from '@/lib/outputs/markdown/write-tree';
import { en } from '@/lib/site/texts/en';
import { zh } from '@/lib/site/texts/zh';

const paragraph = (...children: Paragraph['children']): Paragraph => ({ type: 'paragraph', children });
const root = (...children: Root['children']): Root => ({ type: 'root', children });

test('notices inside other elements are also left out', () => {
  const text = (value: string, notice?: boolean) => ({ ...paragraph(buildText(value)), ...(notice && { data: { notice } }) });
  const quote = { type: 'blockquote' as const, children: [text('a', true), text('b', true), text('c')] };
  expect(removeNotices(root(quote, text('d', true), text('e')))).toEqual(root({ ...quote, children: [text('c')] }, text('e')));
  expect(quote.children).toHaveLength(3);
});

test('URLs of links, images and definitions are mapped in a copy', () => {
  const build = (start: string) =>
    root(
      paragraph({ type: 'link', url: `${start}/a`, children: [{ type: 'image', url: `${start}/b.svg`, alt: '图' }] }),
      { type: 'definition', identifier: 'c', url: `${start}/c` },
      buildCode('text', '/d'),
    );
  const tree = build('');
  expect(mapUrls(tree, (url) => `/zh${url}`)).toEqual(build('/zh'));
  expect(tree).toEqual(build(''));
});

test.each([
  ['（甲）', '**（甲）**乙'],
  ['“甲”', '**“甲”**乙'],
])('Chinese text next to emphasis is readable: %s', (value, expected) => {
  const strong = { type: 'strong' as const, children: [buildText(value)] };
  expect(writeMarkdown(root(paragraph(strong, buildText('乙'))))).toBe(`${expected}\n`);
});

test.each([
  ['（甲）', '乙**（甲）**'],
  ['“甲”', '乙**“甲”**'],
])('Chinese text before emphasis is readable: %s', (value, expected) => {
  const strong = { type: 'strong' as const, children: [buildText(value)] };
  expect(writeMarkdown(root(paragraph(buildText('乙'), strong)))).toBe(`${expected}\n`);
});

test('Chinese text next to marks that need white space stays escaped', () => {
  const deleted = { type: 'delete' as const, children: [buildInlineCode('a'), buildText('。')] };
  const inner = { type: 'emphasis' as const, children: [buildInlineCode('a')] };
  const strong = { type: 'strong' as const, children: [inner, buildText('乙')] };
  expect(writeMarkdown(root(paragraph(buildText('甲'), deleted, buildText('乙'))))).toBe('&#x7532;~~`a`。~~&#x4E59;\n');
  expect(writeMarkdown(root(paragraph(strong)))).toBe('**_`a`_&#x4E59;**\n');
});

test.each([
  ['这', '甲', '的'],
  ['re', 'set', 'ting'],
])('emphasis within a word: %s', (before, value, after) => {
  const emphasis = { type: 'emphasis' as const, children: [buildText(value)] };
  expect(writeMarkdown(root(paragraph(buildText(before), emphasis, buildText(after))))).toBe(`${before}*${value}*${after}\n`);
});

test('code keeps its title in the Markdown, and has it before it in the HTML of feeds', () => {
  const tree = root(buildCode('ts', 'a;', 'a.ts'), buildCode('ts', 'b;'), {
    type: 'blockquote',
    children: [buildCode('js', '<c>', '丙.js')],
  });
  expect(writeMarkdown(tree)).toBe('```ts title="a.ts"\na;\n```\n\n```ts\nb;\n```\n\n> ```js title="丙.js"\n> <c>\n> ```\n');
  expect(writeHtml(tree, en.footnotes)).toBe(
    [
      '<p><code>a.ts</code></p>',
      '<pre><code class="language-ts">a;\n</code></pre>',
      '<pre><code class="language-ts">b;\n</code></pre>',
      '<blockquote>\n<p><code>丙.js</code></p>\n<pre><code class="language-js">&#x3C;c>\n</code></pre>\n</blockquote>',
    ].join('\n'),
  );
  expect(tree.children).toHaveLength(3);
});

test('footnotes of feeds have texts in the language of the page', () => {
  const note = { type: 'footnoteDefinition' as const, identifier: '1', children: [paragraph(buildText('乙'))] };
  const html = writeHtml(root(paragraph(buildText('甲'), { type: 'footnoteReference', identifier: '1' }), note), zh.footnotes);
  expect(html).toContain('aria-label="返回引用 1"');
  expect(html).toMatch(/<h2[^>]*>脚注<\/h2>\n<ol>\n<li[^>]*>\n<p>乙 /);
});
