import { throwDiagnostics } from '@/lib/site/diagnostics';
import { BASE, inBothLanguages, listDiagnostics, page, translations } from '../../support/content-folder';
import type { Files } from '../../support/temporary-folder';

const ok = page('# Title');

/**
 * Invalid content: description, files, and the diagnostics that contributors read. Mistakes in a single file are in
 * `__tests__/fixtures/invalid/content.json`.
 */
const CASES: readonly [string, Files, readonly string[]][] = [
  [
    'a description that is too long',
    translations(`---\ndescription: ${'x'.repeat(161)}\n---\n\n# Title\n`, ok),
    [
      'en/guide/a.mdx:2: Frontmatter "description": must have at most 160 characters. Write what the page is for, in at most 160 characters.',
    ],
  ],
  [
    'frontmatter that does not end',
    translations('---\ndescription: A page.\n\n# Title\n', ok),
    ['en/guide/a.mdx:1: The frontmatter is not valid YAML: a second line --- is missing. Fix the YAML between the two --- lines.'],
  ],
  [
    'a mistake of a page that allows its translation to be missing, and that is in no sidebar, once',
    { ...translations(ok), 'en/guide/b.mdx': page('# B\n\n[x](/no)', 'sidebar: false\nuntranslated: [zh]\ndraft: 1\n') },
    [
      'en/guide/b.mdx:5: Frontmatter "draft": must be true or false, not a number. See lib/source/frontmatter.ts for the values of this key.',
      'en/guide/b.mdx:10: Dead link "/no": no such page. Fix the path; write it without language and without .md.',
    ],
  ],
  [
    'invalid YAML of a page that allows its translation to be missing',
    { ...translations(ok), 'en/guide/b.mdx': page('# B', 'sidebar: false\nuntranslated: [zh\n') },
    [expect.stringMatching(/^en\/guide\/b\.mdx:\d+: The frontmatter is not valid YAML: /)],
  ],
  [
    'broken MDX',
    translations(page('# Title\n\nText <b>bold'), ok),
    [expect.stringMatching(/^en\/guide\/a\.mdx:7: The page is not valid MDX: <b> has no matching <\/b> in the same paragraph\. /)],
  ],
  [
    'wrong settings of code that says why no example verifies it, or names one',
    {
      ...translations(
        page(
          '# Title\n\n```ts unverified="a sketch" {9}\na;\n```\n\n```ts unverified=“a sketch”\na;\n```\n\n```ts example＝"a/b"\na;\n```',
        ),
        ok,
      ),
      'examples/declarations.json': '{}',
    },
    [
      'en/guide/a.mdx:7: The range {9} does not fit the code, which has 1 line. Write numbers from 1 to 1 in ascending order.',
      'en/guide/a.mdx:11: The code block has an unknown setting: unverified=“a. Write = and straight quotes: unverified="…".',
      'en/guide/a.mdx:15: The code block has an unknown setting: example＝"a/b". Write = and straight quotes: example="…".',
    ],
  ],
  [
    'images without a description, also in a fragment; an empty one marks a decoration',
    {
      ...translations(
        page("import X from '../shared/x.mdx'\n\n# Title\n\n![](/tools.svg) ![All tools](/tools.svg)\n\n<X />"),
        page('# Title\n\n<img src="/tools.svg" />\n\n<img src="/tools.svg" alt="" />'),
      ),
      'en/shared/x.mdx': 'Text.\n\n![ ](/tools.svg)\n',
    },
    [
      'en/guide/a.mdx:9: The image "/tools.svg" has no description. Write what it shows, for readers who do not see it: ![what it shows](/picture.svg).',
      'en/shared/x.mdx:3: The image "/tools.svg" has no description. Write what it shows, for readers who do not see it: ![what it shows](/picture.svg).',
      'zh/guide/a.mdx:7: The image "/tools.svg" has no description. Write what it shows, for readers who do not see it: ![what it shows](/picture.svg).',
    ],
  ],
  [
    'an expression that is not constant',
    translations(page('# Title\n\nIt is {Date.now()}.\n\n<Badge text={name} {...rest} />'), page('# Title')),
    [
      'en/guide/a.mdx:7: The expression {Date.now()} is not constant text. Braces may contain only constants: strings, numbers, and arrays and objects of them.',
      'en/guide/a.mdx:9: The attribute "text" on <Badge> is not a constant. Braces may contain only constants: strings, numbers, and arrays and objects of them.',
      'en/guide/a.mdx:9: <Badge> has attributes in an expression. Write out each attribute: name="value".',
    ],
  ],
  [
    'an unknown package manager command',
    translations(page('# Title\n\n<PackageManagerTabs command="fly x" />'), page('# Title')),
    [expect.stringMatching(/^en\/guide\/a\.mdx:7: <PackageManagerTabs>: unknown command "fly"\. Use one of install, /)],
  ],
  [
    'package manager tabs without a command',
    translations(page('# Title\n\n<PackageManagerTabs />'), page('# Title')),
    [
      'en/guide/a.mdx:7: <PackageManagerTabs>: it needs a command, or an object with commands for npm, yarn, pnpm, bun, deno. Set command="npm install x", or command={{ npm: "…", pnpm: "…" }}.',
    ],
  ],
  [
    'a file tree without files',
    translations(page('# Title\n\n<FileTree>\n\nsrc\n\n</FileTree>'), page('# Title')),
    ['en/guide/a.mdx:7: <FileTree>: it has no list of files. Write a Markdown list of files between the tags.'],
  ],
  [
    'a file tree with text beside its list, which may have a comment',
    translations(
      page('# Title\n\n<FileTree>\n\nFiles:\n\n- a.ts\n\n</FileTree>\n\n<FileTree>\n\n{/* All. */}\n\n- a.ts\n\n</FileTree>'),
      page('# Title'),
    ),
    ['en/guide/a.mdx:7: <FileTree>: it has more than a list of files. Write a Markdown list of files between the tags.'],
  ],
  [
    'a misspelled package manager',
    translations(page("# Title\n\n<PackageManagerTabs command={{ npm: 'npm x', pmpm: 'y' }} />"), page('# Title')),
    [
      'en/guide/a.mdx:7: <PackageManagerTabs>: unknown package manager "pmpm"; known are npm, yarn, pnpm, bun, deno. Set command="npm install x", or command={{ npm: "…", pnpm: "…" }}.',
    ],
  ],
  [
    'a hero with an example in a site without examples',
    {
      ...BASE,
      'en/index.mdx': page(
        '',
        'pageType: home\ntitle: Home\nhero:\n  name: A\n  text: B\n  tagline: C\n  example: home/x\n  actions: []\n',
      ),
    },
    [
      'en/index.mdx:9: The hero shows the example "home/x" in a site without examples. Set hero.example to the id of an example in content/examples with a matrix.',
    ],
  ],
  [
    'an import from an unknown module',
    translations(page("import x from 'lodash'\n\n# Title"), ok),
    [
      expect.stringMatching(
        /^en\/guide\/a\.mdx:5: "lodash" cannot be imported\. Import a fragment from a "shared" folder .+ Available without import: Tabs, /,
      ),
    ],
  ],
  [
    'an import of a theme component that does not exist',
    translations(page("import { Tabs } from '@theme'\nimport { Nope } from '@theme'\n\n# Title"), ok),
    [expect.stringMatching(/^en\/guide\/a\.mdx:6: The theme has no component "Nope"\. Available without import: Tabs, /)],
  ],
  [
    'a fragment that does not exist',
    translations(page("import X from '../shared/x.mdx'\n\n# Title\n\n<X />"), ok),
    [
      expect.stringMatching(
        /^en\/guide\/a\.mdx:5: The fragment "\.\.\/shared\/x\.mdx" does not exist \(looked for en\/shared\/x\.mdx\)\. Correct the path, or create the file\.$/,
      ),
      expect.stringMatching(/^en\/guide\/a\.mdx:9: Unknown component <X>\. /),
    ],
  ],
  [
    'an export',
    translations(page('export const a = 1\n\n# Title'), ok),
    ['en/guide/a.mdx:5: A page may contain imports, but no exports or other code. Remove the code, or write its result.'],
  ],
  [
    'a fragment with an attribute',
    { ...translations(page("import X from '../shared/x.mdx'\n\n# Title\n\n<X a='b' />"), ok), 'en/shared/x.mdx': 'Text\n' },
    ['en/guide/a.mdx:9: The fragment <X> takes neither attributes nor content. Write <X />.'],
  ],
  [
    'a fragment with content',
    { ...translations(page("import X from '../shared/x.mdx'\n\n# Title\n\n<X>\n\nMore.\n\n</X>"), ok), 'en/shared/x.mdx': 'Text\n' },
    ['en/guide/a.mdx:9: The fragment <X> takes neither attributes nor content. Write <X />.'],
  ],
  [
    'a fragment that imports itself',
    {
      ...translations(page("import X from '../shared/x.mdx'\n\n# Title\n\n<X />"), ok),
      'en/shared/x.mdx': "import Y from './x.mdx'\n\nText\n",
    },
    ['en/shared/x.mdx:1: The fragment "./x.mdx" imports itself. Remove this import and its element.'],
  ],
  [
    'an unknown container',
    translations(page('# Title\n\n:::hint\nText\n:::'), ok),
    ['en/guide/a.mdx:7: Unknown container ":::hint". Known containers: tip, info, note, warning, danger, details, important, caution.'],
  ],
  [
    'a link in the title of a container, unless it is code',
    translations(
      page(
        '# Title\n\n:::tip See [docs](/guide/a) now\nText\n:::\n\n:::tip{title="[a](/guide/a)"}\nText\n:::\n\n:::tip Use `[a](b)` (c)\nText\n:::',
      ),
      page('# Title'),
    ),
    [
      'en/guide/a.mdx:7: A title cannot contain a link. Put the link into the text below.',
      'en/guide/a.mdx:11: A title cannot contain a link. Put the link into the text below.',
    ],
  ],
  [
    'a code block without a language',
    translations(page('# Title\n\n```\nx\n```')),
    [
      expect.stringMatching(/^en\/guide\/a\.mdx:7: A code block has no language\. Known languages: bash, /),
      expect.stringMatching(/^zh\/guide\/a\.mdx:7: A code block has no language\. /),
    ],
  ],
  [
    'a _nav.json with an invalid pattern',
    { ...translations(ok), 'en/_nav.json': '[{ "text": "Guide", "link": "/guide/a", "activeMatch": "(" }]' },
    [
      'en/_nav.json:1: Entry [0].activeMatch: must be a valid regular expression. Fix the entry; the schemas in .vscode/schemas list the allowed keys.',
    ],
  ],
  [
    'a _search.json with keywords of a page and a heading that do not exist',
    {
      ...translations(ok),
      'zh/_search.json': '{ "keywords": {\n  "/guide/a": ["甲"],\n  "/guide/b": ["乙"],\n  "/guide/a#gone": ["丙"]\n} }',
    },
    [
      'zh/_search.json:3: Dead link "/guide/b": no such page. Fix the path; write it without language and without .md.',
      expect.stringMatching(/^zh\/_search\.json:4: Dead link "\/guide\/a#gone": the page has no heading "#gone"\. Its headings: /),
    ],
  ],
  [
    'a _search.json with a page that the search leaves out',
    {
      ...translations(ok, page('# 甲', 'search: false\n')),
      'zh/_search.json': '{ "popular": [\n  "/guide/a"\n] }',
    },
    [
      'zh/_search.json:2: The search does not find "/guide/a". Remove the entry, or "search: false" from the frontmatter of the page.',
      'zh/guide/a.mdx:3: Frontmatter "search" differs from en/guide/a.mdx: expected true, found false. Write the same value in both files.',
    ],
  ],
  [
    'a _search.json with a file',
    { ...translations(ok), 'zh/_search.json': '{ "keywords": { "/favicon.svg": ["图标"] } }' },
    ['zh/_search.json:1: The search does not find "/favicon.svg". Remove the entry, or "search: false" from the frontmatter of the page.'],
  ],
  [
    'a _search.json with a page without words, and a word without a synonym',
    { ...translations(ok), 'en/_search.json': '{\n  "keywords": {\n    "/guide/a": []\n  },\n  "synonyms": [["folder"]]\n}' },
    [
      'en/_search.json:3: Entry keywords./guide/a: must have at least 1 entry. Fix the entry; the schemas in .vscode/schemas list the allowed keys.',
      'en/_search.json:5: Entry synonyms[0]: must have at least 2 entries. Fix the entry; the schemas in .vscode/schemas list the allowed keys.',
    ],
  ],
  [
    'a file that no _meta.json lists',
    { ...translations(ok), 'en/guide/lost.mdx': ok, 'zh/guide/lost.mdx': page('# Title', 'sidebar: false\n') },
    [
      'en/guide/lost.mdx: The page is not in any sidebar: en/guide/_meta.json does not list "lost". Add it there, or set "sidebar: false" in its frontmatter.',
    ],
  ],
  [
    'a file in a folder without _meta.json',
    { ...translations(ok), 'en/guide/more/lost.mdx': ok, 'zh/guide/more/lost.mdx': page('# Title', 'sidebar: false\n') },
    [
      'en/guide/more/lost.mdx: The page is not in any sidebar: its folder has no _meta.json. Create one that lists it, or set "sidebar: false" in its frontmatter.',
    ],
  ],
  [
    'two files for one route',
    {
      ...translations(ok),
      'en/guide/a/index.mdx': page('# Other', 'sidebar: false\n'),
      'zh/guide/a/index.mdx': page('# Other', 'sidebar: false\n'),
    },
    [
      'en/guide/a.mdx: Duplicate route "/guide/a", also from en/guide/a/index.mdx. Remove or rename one of the two files.',
      'zh/guide/a.mdx: Duplicate route "/zh/guide/a", also from zh/guide/a/index.mdx. Remove or rename one of the two files.',
    ],
  ],
  [
    'two headings with the same id',
    translations(page('# Title\n\n## 安装\n\n## 安装')),
    [
      'en/guide/a.mdx:9: Duplicate heading id "安装" (first in line 7). Rename the heading or give it a custom id: ## Title {#another-id}.',
      'zh/guide/a.mdx:9: Duplicate heading id "安装" (first in line 7). Rename the heading or give it a custom id: ## Title {#another-id}.',
    ],
  ],
  [
    'footnotes with the same label, also in a fragment, which may be shown twice',
    {
      ...translations(
        page("import X from '../shared/x.mdx'\n\n# Title\n\n<X />\n\n<X />\n\nA[^1] b[^b].\n\n[^1]: One.\n\n[^b]: B.\n\n[^B]: C."),
        ok,
      ),
      'en/shared/x.mdx': 'Text[^1].\n\n[^1]: Note.\n',
    },
    [
      'en/guide/a.mdx:15: The footnote [^1] is defined twice (first in en/shared/x.mdx, line 3). Give one of them another label.',
      'en/guide/a.mdx:19: The footnote [^B] is defined twice (first in line 17). Give one of them another label.',
    ],
  ],
  [
    'a link with an extra trailing slash',
    translations(page('# Title\n\n[x](/guide/a/)'), ok),
    ['en/guide/a.mdx:7: Dead link "/guide/a/": no such page. Write "/guide/a".'],
  ],
  [
    'a link with a language',
    translations(page('# Title\n\n[x](/zh/guide/a#title)'), ok),
    [
      'en/guide/a.mdx:7: The link "/zh/guide/a#title" starts with a language. Write "/guide/a#title": the build adds the language of the page.',
    ],
  ],
  [
    'a dead hash',
    translations(page('# Title\n\n## Part\n\n[x](#prt)'), page('# Title\n\n## Part')),
    ['en/guide/a.mdx:9: Dead link "#prt": the page has no heading "#prt". Its headings: #title, #part.'],
  ],
  [
    'a listed folder that only has the start of its name in common with one that has pages',
    {
      ...translations(ok),
      'en/guide/_meta.json': '["a", { "type": "dir", "name": "part" }, { "type": "dir", "name": "parts" }]',
      'zh/guide/_meta.json': '["a", { "type": "dir", "name": "parts" }]',
      'en/guide/parts/_meta.json': '["b"]',
      'zh/guide/parts/_meta.json': '["b"]',
      'en/guide/parts/b.mdx': ok,
      'zh/guide/parts/b.mdx': ok,
    },
    ['en/guide/_meta.json:1: Lists the folder "part", but guide/part/ has no pages. Add a page or remove the entry.'],
  ],
  [
    'a misspelled hash',
    translations(page('# Title\n\n## Commands\n\n[x](#comands)'), page('# Title\n\n## Commands')),
    ['en/guide/a.mdx:9: Dead link "#comands": the page has no heading "#comands". Did you mean "#commands"?'],
  ],
  [
    'relative links',
    translations(page('# Title\n\n[x](./a.md#title)\n\n[y](../index.mdx)\n\n[z](b)\n\n[w](<\\\\\\\\[>)'), ok),
    [
      'en/guide/a.mdx:7: Relative link "./a.md#title". Write "/guide/a#title".',
      'en/guide/a.mdx:9: Relative link "../index.mdx". Write "/".',
      'en/guide/a.mdx:11: Relative link "b". Write the path from the root without language: /guide/start/.',
      'en/guide/a.mdx:13: Relative link "\\\\[". Write the path from the root without language: /guide/start/.',
    ],
  ],
  [
    'relative images',
    { ...translations(page('# Title\n\n![x](b.svg?c)\n\n![y](./b.svg)\n\n![z](c.png)'), ok), 'public/b.svg': '<svg viewBox="0 0 9 9"/>' },
    [
      'en/guide/a.mdx:7: Relative image "b.svg?c". Write "/b.svg?c".',
      'en/guide/a.mdx:9: Relative image "./b.svg". Write "/b.svg".',
      'en/guide/a.mdx:11: Missing image "c.png". Put images in public/ and write the path from there, starting with /.',
    ],
  ],
  [
    'links to pages with escapes',
    {
      ...translations(page('# Title\n\n[x](/%E6%8C%87/a#title)\n\n[y](../指/a.mdx)\n\n[z](/指/a)'), ok),
      ...inBothLanguages({ '指/a.mdx': page('# Title', 'sidebar: false\n') }),
    },
    [
      'en/guide/a.mdx:7: Dead link "/%E6%8C%87/a#title": no such page. Write "/指/a".',
      'en/guide/a.mdx:9: Relative link "../指/a.mdx". Write "/指/a".',
    ],
  ],
  [
    'links to pages with an extension, a mistake or another folder in their path',
    translations(page('# Title\n\n[x](/guide/a.mdx#title)\n\n[y](/config/aa)\n\n[z](/guide/part)'), ok),
    [
      'en/guide/a.mdx:7: Dead link "/guide/a.mdx#title": no such file in public/. Write "/guide/a#title".',
      'en/guide/a.mdx:9: Dead link "/config/aa": no such page. Fix the path; write it without language and without .md.',
      'en/guide/a.mdx:11: Dead link "/guide/part": no such page. Fix the path; write it without language and without .md.',
    ],
  ],
  [
    'translations with different headings',
    translations(page('# Title\n\n## One\n\n## Two'), page('# 标题\n\n## One\n\n## 二')),
    [
      'zh/guide/a.mdx:9: Heading 3 differs from en/guide/a.mdx: expected "## Two" (#two), found "## 二" (#二). Use the same headings in both languages; set the id of a translated heading with {#id}.',
    ],
  ],
];

test.each(CASES)('reports %s with location, cause and fix', async (_, files, expected) => {
  expect(await listDiagnostics(files)).toEqual(expected);
});

test('reports all diagnostics, sorted by file and line', async () => {
  const diagnostics = await listDiagnostics(translations(page('# Title\n\n[x](/no)\n\n[y](#no)'), page('# Title\n\n[x](/no)')));
  expect(diagnostics.map((line) => line.split(': ')[0])).toEqual(['en/guide/a.mdx:7', 'en/guide/a.mdx:9', 'zh/guide/a.mdx:7']);
});

test('valid content has no diagnostics, even if comments in code are translated', async () => {
  const body = (comment: string) =>
    page(
      `# Title\n\n## Part \\{#part #old}\n\n[x](/guide/a#part) [old](#old) [y](https://example.com)\n\n\`\`\`ts\n// ${comment}\nconst a = 1;\n\`\`\``,
    );
  expect(await listDiagnostics(translations(body('one'), body('一')))).toEqual([]);
});

test('an error with diagnostics has no stack, which would only show where they are thrown', () => {
  const mistake = { file: 'en/a.mdx', line: 3, message: 'Dead link "/b": no such page.', hint: 'Fix the path.' };
  const text = '1 error in the content:\n  en/a.mdx:3: Dead link "/b": no such page. Fix the path.';
  expect(() => throwDiagnostics([mistake])).toThrow(expect.objectContaining({ message: text, stack: `Error: ${text}` }));
  expect(() => throwDiagnostics([])).not.toThrow();
});
