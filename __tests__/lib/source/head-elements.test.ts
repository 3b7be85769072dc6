import { parseFrontmatter } from '@/lib/source/frontmatter';

/** What is wrong with a page with this frontmatter. */
const listMistakes = (yaml: string) =>
  parseFrontmatter('a.mdx', `---\ndescription: D\n${yaml}\n---\n`).diagnostics.map(({ message }) => message);

test.each([
  'meta, { name: robots, content: noindex }',
  'meta, { property: "og:title", content: 标题 }',
  'meta, { "xml:lang": zh, itemprop: x, data-x: y }',
  'meta, { http-equivalent: a, charsets: b, styles: c, keys: d }',
  'link, { rel: me, href: "https://b.example/" }',
  'link, { rel: icon, href: /icon.svg }',
  'link, { rel: alternate stylesheet, href: /a.css }',
])('a page may have the head element [%s]', (element) => {
  expect(listMistakes(`head: [[${element}]]`)).toEqual([]);
});

const NAME = 'this attribute is not allowed';
const OWN = 'must load a file of the site: href starts with one /';
test.each([
  ['meta, { onload: x }', 'head[0][1].onload', NAME],
  ['meta, { ONLOAD: x }', 'head[0][1].ONLOAD', NAME],
  ['meta, { http-equiv: refresh }', 'head[0][1].http-equiv', NAME],
  ['meta, { httpEquiv: refresh }', 'head[0][1].httpEquiv', NAME],
  ['meta, { ITEMPROP: x }', 'head[0][1].ITEMPROP', NAME],
  ['meta, { dangerouslySetInnerHTML: x }', 'head[0][1].dangerouslySetInnerHTML', NAME],
  ['meta, { children: x }', 'head[0][1].children', NAME],
  ['meta, { key: x }', 'head[0][1].key', NAME],
  ['meta, { ref: x }', 'head[0][1].ref', NAME],
  ['link, { REL: stylesheet, href: "https://b.example/a.css" }', 'head[0][1].REL', NAME],
  ['meta, { charset: gbk }', 'head[0][1].charset', NAME],
  ['meta, { style: x }', 'head[0][1].style', NAME],
  ['meta, { "a b": x }', 'head[0][1].a b', NAME],
  ['meta, { "-a": x }', 'head[0][1].-a', NAME],
  ['meta, { "a:": x }', 'head[0][1].a:', NAME],
  ['meta, { 名: x }', 'head[0][1].名', NAME],
  ['link, { rel: me, href: "javascript:a()" }', 'head[0][1]', 'must not contain a link that runs code'],
  ['link, { rel: stylesheet, href: "https://b.example/a.css" }', 'head[0][1]', OWN],
  ['link, { rel: modulepreload, href: //b.example/a.js }', 'head[0][1]', OWN],
  ['link, { rel: Manifest, href: a.json }', 'head[0][1]', OWN],
  ['link, { rel: apple-touch-icon }', 'head[0][1]', OWN],
  ['link, { rel: icon, href: "https://b.example//a.svg" }', 'head[0][1]', OWN],
])('a page may not have the head element [%s]', (element, place, mistake) => {
  expect(listMistakes(`head: [[${element}]]`)).toEqual([`Frontmatter "${place}": ${mistake}.`]);
});

test.each([
  ['date:   2025-05-14 # a comment', '2025-05-14'],
  ['date: "2025-05-14"', '2025-05-14'],
  ['titleSuffix: "The date: 2024-01-01"\ndate: 2025-05-14', '2025-05-14'],
])('the date of %j is %s', (yaml, date) => {
  const { frontmatter, diagnostics } = parseFrontmatter('a.mdx', `---\ndescription: D\n${yaml}\n---\n`);
  expect([frontmatter.date, diagnostics]).toEqual([date, []]);
});

test.each(['"date": 2025-05-14', 'date: 2025-02-30', 'date: 2025-05-14T10:00:00Z', 'date: yesterday'])('%s is not a date', (yaml) => {
  expect(listMistakes(yaml)).toEqual([
    expect.stringMatching(/^Frontmatter "date": must be a (?:date such as 2025-05-14|day that exists)\.$/),
  ]);
});

test.each(['text', '- a', '1'])('frontmatter that is %j has an error on its first line', (yaml) => {
  const { diagnostics } = parseFrontmatter('a.mdx', `---\n${yaml}\n---\n\nBody\n`);
  const hint = 'Write a key and its value on each line: description: …';
  expect(diagnostics).toEqual([{ file: 'a.mdx', line: 2, message: 'The frontmatter has no keys.', hint }]);
});

test.each(['', '\n  \n', '# Title\n\nText.\n', '\n---\ndescription: A page for tests.\n---\n'])(
  'a file that is %j has no frontmatter',
  (text) => {
    const { diagnostics } = parseFrontmatter('a.mdx', text);
    expect(diagnostics.map(({ line, message }) => [line, message])).toEqual([[1, 'The file has no frontmatter.']]);
  },
);

test('the keys of an invalid frontmatter that are valid are kept', () => {
  const { frontmatter, diagnostics } = parseFrontmatter('a.mdx', '---\nsidebar: false\ndate: May\ntilte: A\n---\n');
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'Frontmatter "description": is missing.',
    'Frontmatter "date": must be a date such as 2025-05-14.',
    'Unknown frontmatter key "tilte".',
  ]);
  expect(frontmatter).toMatchObject({ sidebar: false, draft: false });
  expect(frontmatter).not.toHaveProperty('date');
});

test.each([
  ['\u0000', 3, 'The file contains the control character U+0000.', 'Delete the character.'],
  ['\ufffd', 3, 'The file is not valid UTF-8.', 'Save it as UTF-8.'],
])('a page with the character %j is not read any further', (character, line, message, hint) => {
  const { head, body, diagnostics } = parseFrontmatter('a.mdx', `---\ndescription: D\ntitle: ${character}\n---\n\nBody\n`);
  expect(diagnostics).toEqual([{ file: 'a.mdx', line, message, hint }]);
  expect([head, body]).toEqual(['', '']);
});
