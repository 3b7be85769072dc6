import { renderToStaticMarkup } from 'react-dom/server';
import { buildExamples, compile } from '@/__tests__/support/page-source';
import { createFolder } from '@/__tests__/support/temporary-folder';
import { readOptionName } from '@/lib/markdown/option-entries';
import { renderMdx } from '@/lib/markdown/render-mdx';
import { en } from '@/lib/site/texts/en';
import { zh } from '@/lib/site/texts/zh';

const list = (lang: string, body: string) =>
  compile(body, { examples: { ...buildExamples(createFolder({ '.keep': '' })), lang, texts: { en, zh }[lang] ?? en } });

test.each([
  ['lib.dts', 'lib.dts'],
  ["shims.cjs['import.meta.url']", "shims.cjs['import.meta.url']"],
  ['package.json', undefined],
  ['llms.txt', undefined],
  ['Options', undefined],
  ['dts', undefined],
])('the heading %j documents the option %j', (text, name) => {
  expect(readOptionName(text)).toBe(name);
});

test.each([
  ['en', '**Type:** `boolean`', '**Default:** `false`', 'Writes types, e.g. for TypeScript. More.', 'Writes types, e.g. for TypeScript.'],
  ['en', '**Type:** `boolean`', '**Default:** `false`', 'Writes types: one per file.', 'Writes types'],
  ['zh', '**类型：** `boolean`', '**默认值：** `false`', '生成类型。更多内容。', '生成类型。'],
  ['zh', '**类型：** `boolean`', '**默认值：** `false`', '生成类型：每个文件一个。', '生成类型'],
])('an option has its facts and its first sentence (%s)', async (lang, type, value, text, summary) => {
  const { optionEntries, code } = await list(lang, `# T\n\n## lib.dts\n\n- ${type}\n- ${value}\n\n${text}\n`);
  expect(optionEntries).toEqual([
    { id: 'libdts', text: 'lib.dts', name: 'lib.dts', type: 'boolean', shortType: 'boolean', default: 'false', summary },
  ]);
  // Labels of a description list have no colon.
  const html = renderToStaticMarkup(await renderMdx(code, {}));
  expect([...html.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, label]) => label)).toEqual([type, value].map((fact) => /\p{L}+/u.exec(fact)?.[0]));
});

test.each([
  ['`lib.a` sets `b` and **c `d`**. More.', '`lib.a` sets `b` and c `d`.'],
  ['It sets `{ a: 1 }`: always.', 'It sets `{ a: 1 }`'],
  ['写成 `a。b`。更多。', '写成 `a。b`。'],
])('code is marked in the first sentence, and does not end it: %s', async (text, summary) => {
  const { optionEntries } = await list('en', `## lib.a\n\n${text}\n`);
  expect(optionEntries.map((entry) => entry.summary)).toEqual([summary]);
});

const readHtml = async (body: string) => renderToStaticMarkup(await renderMdx((await list('en', body)).code, {}));

test('an option has the full name that its list of facts is about', async () => {
  const root = createFolder({ 'options.json': '{ "lib.dts.bundle": { "type": "boolean" } }' });
  const { optionEntries } = await compile('## dts.bundle\n\n<Option name="lib.dts.bundle" />\n', { examples: buildExamples(root) });
  expect(optionEntries).toMatchObject([{ text: 'dts.bundle', name: 'lib.dts.bundle', type: 'boolean' }]);
});

test.each([
  ['{ b?: string; d: { x?: 1 } }', '{<span><a href="#libab">b</a>?: string</span><span>d: {…}</span>}'],
  ["{ 'b.c'?: string }", '{<span><a href="#libabc">&#x27;b.c&#x27;</a>?: string</span>}'],
  ['boolean | { b?, d? }', 'boolean | { <a href="#libab">b</a>?, d? }'],
])('the fields of the type %s are linked to their sections', async (type, html) => {
  const sections = "## lib.a.b\n\n## lib.a['b.c']\n";
  expect(await readHtml(`## lib.a\n\n- **Type:** \`${type}\`\n- **Default:** \`{ b: 1 }\`\n\n${sections}`)).toContain(
    `<dt>Type</dt><dd><code>${html}</code></dd><dt>Default</dt><dd> <code>{ b: 1 }</code></dd>`,
  );
});

test('only pages about options pair their text with their code', async () => {
  const code = 'Text.\n\n```ts\na();\n```\n';
  expect(await readHtml(`## lib.a\n\n${code}`)).toContain('<div class="pair"><div><h2');
  expect(await readHtml(`## Part\n\n${code}`)).not.toContain('pair');
});

test('a fact with more below its first line stays in its list', async () => {
  const body = '## lib.a\n\n- **Type:** `string`\n- **Default:** depends on the format:\n  - `esm`\n  - `cjs`\n';
  const html = await readHtml(body);
  expect(html).not.toContain('<dl');
  expect(html).toContain('<code>cjs</code>');
  expect((await list('en', body)).optionEntries).toMatchObject([{ type: 'string', default: 'depends on the format:' }]);
});

test('a list with other items is not a list of facts', async () => {
  expect(await readHtml('## lib.a\n\n- **Note:** one\n- two\n')).toContain('<li><strong>Note:</strong> one</li>');
});

test.each([
  ['en', 'Option · Type · Why it is not documented'],
  ['zh', Object.values(zh.undocumented).join(' · ')],
])('undocumented options have their type and reason under the headings of these columns (%s)', async (lang, head) => {
  const root = createFolder({
    'options.json': '{ "lib.a": { "type": "string" } }',
    'undocumented-options.json': '{ "lib.a": { "en": "Not yet.", "zh": "尚未。" } }',
  });
  const { sections, diagnostics } = await compile('<UndocumentedOptions />', {
    examples: { ...buildExamples(root), lang, texts: { en, zh }[lang] ?? en },
  });
  expect(diagnostics).toEqual([]);
  expect(sections[0]?.paragraphs).toEqual([head, `lib.a · string · ${lang === 'en' ? 'Not yet.' : '尚未。'}`]);
});
