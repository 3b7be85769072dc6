import { createEmbeddedClient } from '@/lib/search/engine/embedded-client';
import { createEngine } from '@/lib/search/engine/engine';
import { measureLikeness } from '@/lib/search/engine/suggest';
import { buildFile, SITE_URL, singlePage } from './build-file';

const REQUEST = { query: 'alpha', hitsPerPage: 2, snippetWords: 10 };
const FILE = buildFile(
  [
    singlePage('One', 'alpha', 'alpha beta'),
    singlePage('Two', 'beta alpha', 'beta'),
    singlePage('Three', 'alpha gamma'),
    {
      path: '/four',
      sections: [
        [1, '', 'Four'],
        [2, 'x', 'Section', 'delta'],
      ],
    },
  ],
  'zh',
  'v1',
);

test('as many hits as asked for, and how many there are', () => {
  const answer = createEngine(FILE).answer(REQUEST);
  expect({ ...answer, hits: answer.hits.length }).toEqual({ hits: 2, nbHits: 3 });
});

test.each([
  // The first paragraph with the most words of the query.
  ['alpha', '/One', 'content', `${SITE_URL}/One|content|0`],
  ['alpha beta', '/One', 'content', `${SITE_URL}/One|content|1`],
  ['beta gamma', '/Two', 'content', `${SITE_URL}/Two|content|0`],
  // A heading that says as much as a paragraph.
  ['three', '/Three', 'lvl1', `${SITE_URL}/Three|lvl1`],
  ['section', '/four#x', 'lvl2', `${SITE_URL}/four#x|lvl2`],
])('for %s, %s is found as %s', (query, path, type, objectID) => {
  const { hits } = createEngine(FILE).answer({ ...REQUEST, query, hitsPerPage: 9 });
  const hit = hits.find(({ url }) => url === SITE_URL + path);
  expect([hit?.type, hit?.objectID]).toEqual([type, objectID]);
});

test('a hit names what is above it and nothing else', () => {
  const [hit] = createEngine(FILE).answer({ ...REQUEST, query: 'delta' }).hits;
  expect(hit?.hierarchy).toEqual({ lvl0: 'Group', lvl1: 'Four', lvl2: 'Section', lvl3: null, lvl4: null, lvl5: null, lvl6: null });
  expect(Object.keys(hit?._snippetResult.hierarchy ?? {})).toEqual(['lvl0', 'lvl1', 'lvl2']);
  expect(hit?._snippetResult.content).toEqual({ value: '<mark>delta</mark>', matchLevel: 'full' });
});

test('names are suggested only if nothing was found', () => {
  expect(createEngine(FILE).answer(REQUEST)).not.toHaveProperty('suggestions');
  expect(createEngine(FILE).answer({ ...REQUEST, query: 'qqqq' })).toHaveProperty('suggestions');
});

test('a heading that matches is shown, not a paragraph below it', () => {
  const file = buildFile([singlePage('Alpha', 'First.', 'Second.')]);
  expect(
    createEngine(file)
      .answer(REQUEST)
      .hits.map(({ type, content, objectID }) => [type, content, objectID]),
  ).toEqual([['lvl1', null, `${SITE_URL}/Alpha|lvl1`]]);
});

test('popular pages are listed for the start screen, and suggested if nothing was found', () => {
  const engine = createEngine({ ...FILE, popular: [3, 0] });
  expect(engine.popular).toEqual([
    {
      objectID: `${SITE_URL}/four|lvl1`,
      url: `${SITE_URL}/four`,
      type: 'lvl1',
      content: null,
      hierarchy: { lvl0: 'Group', lvl1: 'Four', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    },
    expect.objectContaining({ url: `${SITE_URL}/One` }),
  ]);
  expect(engine.answer({ ...REQUEST, query: 'qqqq' }).suggestions).toEqual(['Four', 'One']);
});

test.each([
  ['night', 'nacht', 0.25],
  ['output', 'output', 1],
  ['模块联邦', '模块', 0.5],
  ['ab', 'ba', 0],
  ['a', 'a', 0],
  ['', '', 0],
])('%j and %j are alike by %d', (a, b, alike) => {
  expect(measureLikeness(a, b)).toBe(alike);
});

describe('the index on the site', () => {
  const fetchBefore = globalThis.fetch;
  const asked: string[] = [];
  let status = 200;
  beforeEach(() => {
    asked.length = 0;
    status = 200;
    globalThis.fetch = (async (url: string) => {
      asked.push(url);
      return { ok: status < 400, status, text: async () => JSON.stringify(FILE) };
    }) as typeof fetch;
  });
  afterAll(() => {
    globalThis.fetch = fetchBefore;
  });

  test('is fetched in advance once, and searched', async () => {
    const client = createEmbeddedClient('/search/en.json');
    client.preload();
    expect(asked).toEqual(['/search/en.json']);
    expect((await client.search(REQUEST)).results[0].nbHits).toBe(3);
    expect(asked).toHaveLength(1);
  });

  test('offers no pages if it is missing', async () => {
    status = 404;
    expect(await createEmbeddedClient('/search/en.json').listPopular()).toEqual([]);
  });

  test('is named in the error if it is missing', async () => {
    status = 404;
    await expect(createEmbeddedClient('/search/en.json').search(REQUEST)).rejects.toThrow(
      'Failed to fetch the search index /search/en.json: status 404.',
    );
  });
});

describe('messages of the tool', () => {
  const file = buildFile([
    singlePage('Config', 'The path of the config file.'),
    { path: '/format', sections: [[1, '', 'Unsupported formats', 'A format that is not supported fails.', 'unsupported format']] },
    { path: '/errors', messages: 'Messages', sections: [[1, '', 'Errors', 'Unsupported format: amd', 'Cannot find the config file: /a']] },
  ]);
  const ask = (query: string) => createEngine(file).answer({ ...REQUEST, query, hitsPerPage: 9 }).hits;

  test('are in a group of their own', () => {
    const [hit] = ask('cannot find the config file: /b/c');
    expect([hit?.url, hit?.type, hit?.hierarchy.lvl0]).toEqual([`${SITE_URL}/errors`, 'content', 'Messages']);
    expect(hit?._snippetResult.hierarchy.lvl0?.value).toBe('Messages');
  });

  test('come first if the query has their words in the same order', () => {
    expect(ask('unsupported format: umd, in my package')[0]?.url).toBe(`${SITE_URL}/format`);
    expect(ask('unsupported format: amd, umd')[0]?.url).toBe(`${SITE_URL}/errors`);
  });

  test('come before a heading with nearly the same words if all words are theirs', () => {
    const similar = buildFile([
      {
        path: '/errors',
        messages: 'Messages',
        sections: [
          [1, '', 'Errors'],
          [3, 'extension', 'Unknown file extension', ...['css', 'svg', 'wasm'].map((name) => `Unknown file extension "${name}" for /a`)],
          [
            3,
            'loader',
            'How the config is loaded',
            'Unknown file extension "ts" for /a',
            'The config can be loaded by another program as well',
          ],
        ],
      },
    ]);
    const first = (query: string) =>
      createEngine(similar)
        .answer({ ...REQUEST, query, hitsPerPage: 9 })
        .hits[0]?.url.split('#')[1];
    expect(first('Unknown file extension "ts" for')).toBe('loader');
    expect(first('Unknown file extension "svg" for')).toBe('extension');
    expect(first('Unknown file extension "xyz" for')).toBe('extension');
  });

  test('have no advantage for short queries and other orders', () => {
    expect(ask('unsupported format')[0]?.url).toBe(`${SITE_URL}/format`);
    expect(ask('format that is not unsupported')[0]?.url).toBe(`${SITE_URL}/format`);
  });
});
