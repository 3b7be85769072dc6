import { createEngine } from '@/lib/search/engine/engine';
import { buildFile, pageOf, SITE_URL, singlePage } from './build-file';

const REQUEST = { query: 'alpha', hitsPerPage: 2, snippetWords: 10 };
const FILE = buildFile([
  singlePage('One', 'alpha', 'alpha beta'),
  singlePage('Two', 'beta alpha', 'beta'),
  singlePage('Three', 'alpha gamma'),
  pageOf('/four', [1, '', 'Four'], [2, 'x', 'Section', 'delta']),
]);

test('returns as many hits as requested, and how many there are', () => {
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

describe('messages of the tool', () => {
  const file = buildFile([
    singlePage('Config', 'The path of the config file.'),
    pageOf('/format', [1, '', 'Unsupported formats', 'A format that is not supported fails.', 'unsupported format']),
    { ...pageOf('/errors', [1, '', 'Errors', 'Unsupported format: amd', 'Cannot find the config file: /a']), messages: 'Messages' },
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
    const say = (name: string) => `Unknown file extension "${name}" for /a`;
    const page = pageOf(
      '/errors',
      [1, '', 'Errors'],
      [3, 'extension', 'Unknown file extension', ...['css', 'svg', 'wasm'].map(say)],
      [3, 'loader', 'How the config is loaded', say('ts'), 'The config can be loaded by another program as well'],
    );
    const similar = buildFile([{ ...page, messages: 'Messages' }]);
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
