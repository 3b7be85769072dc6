import { getKeyLine, listFrontmatterLinks, parseFrontmatter } from '@/lib/source/frontmatter';
import { parseMeta, parseNav } from '@/lib/source/meta';

const DEFAULTS = {
  head: [],
  sidebar: true,
  authors: [],
  draft: false,
  search: true,
  untranslated: [],
  overview: false,
  pageType: 'doc',
  navbar: true,
  footer: true,
  outline: true,
  globalUIComponents: true,
  features: [],
};
const head = (yaml: string) => `---\n${yaml}\n---\n\nBody\n`;

test('a page with a description only has the defaults', () => {
  const { frontmatter, body, diagnostics } = parseFrontmatter('a.mdx', head('description: D'));
  expect(frontmatter).toEqual({ description: 'D', ...DEFAULTS });
  // As many lines as the file has before its text.
  expect(body).toBe('\n\n\n\nBody\n');
  expect(diagnostics).toEqual([]);
});

test.each<[string, [string, number][]]>([
  ['hero: { name: N, text: T, tagline: Tag, example: home/x, actions: [{ theme: brand, text: Go, link: /guide/ }] }', [['/guide/', 4]]],
  ['features: [{ title: F, details: D }, { title: 甲, details: 乙, link: "#a" }]', [['#a', 4]]],
  [
    'hero:\n  name: N\n  text: T\n  tagline: Tag\n  example: home/x\n  actions:\n    - theme: alt\n      text: X\n      link: /a/b\nfeatures:\n  - title: F\n    details: D\n    link: /a',
    [
      ['/a/b', 12],
      ['/a', 16],
    ],
  ],
  ['pageType: home', []],
  ['authors:\n  - name: A\n  - { name: B, url: https://b.dev/ }', [['https://b.dev/', 6]]],
])('the links of the frontmatter are those of buttons, features and authors: %#', (yaml, links) => {
  const parsed = parseFrontmatter('a.mdx', head(`title: T\ndescription: D\n${yaml}`));
  expect(parsed.diagnostics).toEqual([]);
  const targets = links.map(([url, line]) => ({ url, file: 'a.mdx', line }));
  expect(listFrontmatterLinks(parsed.frontmatter, parsed.head, 'a.mdx')).toEqual(targets);
});

test('Windows line endings make no difference', () => {
  const text = head('description: D');
  expect(parseFrontmatter('a.mdx', text.replaceAll('\n', '\r\n')).body).toBe(parseFrontmatter('a.mdx', text).body);
});

test('every key that a page may use', () => {
  const yaml = [
    'title: " T "',
    'titleSuffix: S',
    'description: D',
    'head: [[meta, { name: robots, content: noindex }], [link, { rel: me }]]',
    'sidebar: false',
    'date: 2025-05-14',
    'authors: [{ name: Ada, url: https://ada.example }, { name: Bob }]',
    'draft: true',
    'search: false',
    'untranslated: [zh]',
    'overview: true',
    'overviewHeaders: [1, 6]',
    'pageType: custom',
    'navbar: false',
    'footer: false',
    'outline: false',
    'globalUIComponents: false',
    'hero: { name: N, promise: P, text: T, tagline: Tag, example: home/x, commands: { create: create rslib, add: install -D x }, actions: [{ theme: brand, text: Go, link: /guide/ }, { theme: alt, text: X, about: of Y, link: "#a" }] }',
    'features: [{ title: F, details: D, link: https://example.com }, { title: G, details: E }]',
    'closing: { title: 结尾, text: E }',
  ];
  const { frontmatter, diagnostics } = parseFrontmatter('a.mdx', head(yaml.join('\n')));
  expect(diagnostics).toEqual([]);
  expect(frontmatter).toEqual({
    title: 'T',
    titleSuffix: 'S',
    description: 'D',
    head: [
      ['meta', { name: 'robots', content: 'noindex' }],
      ['link', { rel: 'me' }],
    ],
    sidebar: false,
    date: '2025-05-14',
    authors: [{ name: 'Ada', url: 'https://ada.example' }, { name: 'Bob' }],
    draft: true,
    search: false,
    untranslated: ['zh'],
    overview: true,
    overviewHeaders: [1, 6],
    pageType: 'custom',
    navbar: false,
    footer: false,
    outline: false,
    globalUIComponents: false,
    hero: {
      name: 'N',
      promise: 'P',
      text: 'T',
      tagline: 'Tag',
      example: 'home/x',
      commands: { create: 'create rslib', add: 'install -D x' },
      actions: [
        { theme: 'brand', text: 'Go', link: '/guide/' },
        { theme: 'alt', text: 'X', about: 'of Y', link: '#a' },
      ],
    },
    features: [
      { title: 'F', details: 'D', link: 'https://example.com' },
      { title: 'G', details: 'E' },
    ],
    closing: { title: '结尾', text: 'E' },
  });
});

test.each<[string, string]>([
  ['title: "  "', '3 title'],
  ['date: "2025-02-30"', '3 date'],
  ['overviewHeaders: [0]', '3 overviewHeaders[0]'],
  ['overviewHeaders: [7]', '3 overviewHeaders[0]'],
  ['overviewHeaders: [1.5]', '3 overviewHeaders[0]'],
  ['pageType: post', '3 pageType'],
  ['head: [[script, { src: x }]]', '3 head[0][0]'],
  ['authors:\n  - url: https://ada.example', '3 authors[0].name'],
  ['hero: { name: N, text: T, tagline: Tag, actions: [{ theme: other, text: Go, link: / }] }', '3 hero.actions[0].theme'],
  ['hero: { name: N, text: T, tagline: Tag, commands: { create: init x, add: add x }, actions: [] }', '3 hero.commands.create'],
  ['features:\n  - title: F\n    details: D\n    link: nowhere', '3 features[0].link'],
  ['draft: "true"', '3 draft'],
])('%s is refused at its line, with its place', (yaml, place) => {
  const { frontmatter, body, diagnostics } = parseFrontmatter('a.mdx', head(`description: D\n${yaml}`));
  expect(diagnostics.map(({ file, line, message }) => `${file}:${line} ${/^Frontmatter "(.+?)": /.exec(message)?.[1]}`)).toEqual([
    `a.mdx:${place}`,
  ]);
  // The rest of the page is still checked.
  expect(frontmatter.pageType).toBe('doc');
  expect(body.trim()).toBe('Body');
});

test.each([
  ['titel: x', 3, 'titel', 'Did you mean "title"?'],
  ['tags: x', 3, 'tags', expect.stringMatching(/^Known keys: title, .+, closing\.$/)],
  ['authors:\n  - name: Ada\n    mail: x', 5, 'authors[0].mail', 'See lib/source/frontmatter.ts for the values of this key.'],
  ['authors:\n  - mail: x\n    name: Ada', 4, 'authors[0].mail', 'See lib/source/frontmatter.ts for the values of this key.'],
])('the unknown key of %j is named', (yaml, line, key, hint) => {
  const { diagnostics } = parseFrontmatter('a.mdx', head(`description: D\n${yaml}`));
  expect(diagnostics).toEqual([
    {
      file: 'a.mdx',
      line,
      message: `Unknown frontmatter key "${key}".`,
      hint,
    },
  ]);
});

test('several unknown keys have a diagnostic each', () => {
  const { diagnostics } = parseFrontmatter('a.mdx', head('a: 1\ndescription: D\nb: 2'));
  expect(diagnostics.map(({ line, message }) => [line, message])).toEqual([
    [2, 'Unknown frontmatter key "a".'],
    [4, 'Unknown frontmatter key "b".'],
  ]);
});

test('a key is found where it stands, a missing one at the start', () => {
  const text = head('description: D\nauthors:\n  - name: Ada\n    url: https://ada.example');
  const keys = ['description', 'authors', 'name', 'url', 'title'];
  expect(keys.map((key) => getKeyLine(parseFrontmatter('a.mdx', text).head, key))).toEqual([2, 3, 4, 5, 1]);
});

test.each([
  ['description: D\na: [1\nb: 2', 4, 'missed comma between flow collection entries'],
  ['description: D\na: b: c', 3, 'a value that contains ": " needs quotes'],
])('YAML that cannot be read has its line and reason: %j', (yaml, line, reason) => {
  const source = parseFrontmatter('a.mdx', head(yaml));
  expect(source.diagnostics).toEqual([
    { file: 'a.mdx', line, message: `The frontmatter is not valid YAML: ${reason}.`, hint: expect.stringContaining('---') },
  ]);
  expect([source.head, source.body]).toEqual(['', '']);
});

test.each(['home', 'doc', 'custom', 'blank'])('a page can be of type %s', (pageType) => {
  const { frontmatter, diagnostics } = parseFrontmatter('a.mdx', head(`description: D\npageType: ${pageType}`));
  expect([frontmatter.pageType, diagnostics]).toEqual([pageType, []]);
});

test('text that looks like a key does not belong to the frontmatter', () => {
  const source = parseFrontmatter('a.mdx', '---\ndescription: D\nx: 1\n---\n\ntitle: not a title\nx - description: y\n');
  expect(['title', 'description'].map((key) => getKeyLine(source.head, key))).toEqual([1, 2]);
  expect(source.diagnostics.map(({ line }) => line)).toEqual([3]);
});

test('entries of a _meta.json with their defaults', () => {
  const entries = [
    'a',
    { type: 'file', name: 'b', label: 'B', tag: 'new', context: 'c', overviewHeaders: [2] },
    { type: 'dir', name: 'd' },
    { type: 'dir', name: 'e', label: 'E', collapsible: false, collapsed: true, tag: 't', context: 'x', overviewHeaders: [3] },
    { type: 'divider' },
    { type: 'divider', dashed: true },
    { type: 'section-header', label: 'S', tag: 't' },
    { type: 'custom-link', label: 'L', link: '/a', tag: 't', context: 'x' },
  ];
  expect(parseMeta('m.json', JSON.stringify(entries))).toEqual({
    entries: [
      { type: 'file', name: 'a' },
      entries[1],
      { type: 'dir', name: 'd', collapsible: true, collapsed: false },
      entries[3],
      { type: 'divider', dashed: false },
      entries[5],
      entries[6],
      entries[7],
    ],
    lines: entries.map(() => 1),
    links: [{ url: '/a', line: 1 }],
    diagnostics: [],
  });
});

test('entries of a _nav.json as the navigation shows them', () => {
  const items = [
    { text: 'A', link: '/a', activeMatch: '^/a', position: 'right', tag: 'new' },
    {
      text: 'G',
      position: 'left',
      items: [{ text: 'B', link: 'https://b.example' }, { type: 'divider' }, { type: 'section-header', text: 'H', tag: 'old' }],
    },
    { type: 'divider', position: 'left' },
    { type: 'section-header', text: 'S', position: 'left' },
  ];
  expect(parseNav('n.json', JSON.stringify(items))).toEqual({
    items: [
      { kind: 'link', text: 'A', link: '/a', activeMatch: '^/a', position: 'right', tag: 'new' },
      {
        kind: 'group',
        text: 'G',
        position: 'left',
        items: [{ kind: 'link', text: 'B', link: 'https://b.example' }, { kind: 'divider' }, { kind: 'header', text: 'H', tag: 'old' }],
      },
      { kind: 'divider', position: 'left' },
      { kind: 'header', text: 'S', position: 'left' },
    ],
    links: [
      { url: '/a', line: 1 },
      { url: 'https://b.example', line: 1 },
    ],
    diagnostics: [],
  });
});

test.each<[string, unknown]>([
  ['needs text', [{ link: '/a' }]],
  ['needs text', [{ text: ' ', link: '/a' }]],
  ['needs text', [{ type: 'section-header' }]],
  ['has a type, so it must have neither link, items nor activeMatch', [{ type: 'divider', link: '/a' }]],
  ['has a type, so it must have neither link, items nor activeMatch', [{ type: 'section-header', text: 'A', items: [] }]],
  ['has a type, so it must have neither link, items nor activeMatch', [{ type: 'section-header', text: 'A', activeMatch: '/a' }]],
  ['needs either a link or items', [{ text: 'A' }]],
  ['needs either a link or items', [{ text: 'A', link: '/a', items: [] }]],
])('a navigation entry that %s', (mistake, items) => {
  const { items: parsed, diagnostics } = parseNav('n.json', JSON.stringify(items));
  expect(parsed).toEqual([]);
  expect(diagnostics.map(({ message }) => message)).toEqual([`Entry [0]: ${mistake}.`]);
});

test.each<[string, string, number | undefined, string]>([
  ['an entry without a name', '[\n  "a",\n  { "type": "dir" }\n]', 3, 'Entry [1].name: is missing.'],
  ['a wrong type', '["a", { "type": "folder", "name": "x" }]', 1, 'Entry [1].type: must be one of "file", "dir", '],
  ['an unknown key', '[\n{ "type": "divider",\n"colour": "red" }]', 3, 'Entry [0]: unknown key "colour".'],
  ['two unknown keys', '[{ "type": "divider", "a": 1, "b": 2 }]', 1, 'Entry [0]: unknown key "a", "b".'],
  ['a number', '["a",\n1]', 2, 'Entry [1]: must be text or an object.'],
  ['no list', '{}', 1, 'Entry (root): must be a list, not an object.'],
  [
    'a wrong value',
    '["a", {\n"type": "dir", "name": "x",\n"collapsed": "no" }]',
    3,
    'Entry [1].collapsed: must be true or false, not text.',
  ],
])('%s in a _meta.json', (_, text, line, message) => {
  const { entries, diagnostics } = parseMeta('m.json', text);
  expect(entries).toEqual([]);
  expect(diagnostics).toHaveLength(1);
  expect(diagnostics[0]).toMatchObject({ file: 'm.json', message: expect.stringContaining(message) });
  expect(diagnostics[0]?.line).toBe(line);
});
