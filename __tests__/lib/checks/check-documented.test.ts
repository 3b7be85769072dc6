import path from 'node:path';
import { createFolder } from '@/__tests__/support/temporary-folder';
import { checkDeclared, checkDocumented, checkSummaries } from '@/lib/checks/check-documented';
import { listUndocumented } from '@/lib/examples/options';
import type { Page } from '@/lib/source/types';

type DocumentedPage = Pick<Page, 'lang' | 'contentPath' | 'options'>;

const option = { type: 'string' };
const OPTIONS = {
  'lib.id': option,
  "lib.shims.cjs['import.meta.url']": option,
  'lib.experiments': option,
  'lib.experiments.exe': option,
  'lib.experimental': option,
  'output.minify': option,
};
const REASON = { en: 'Experimental.', zh: '实验性功能。' };
const OPTIONS_OF_PAGE = ['lib.id', 'lib.experimental', "lib.shims.cjs['import.meta.url']"];

/** Creates a folder of examples that lists these options as undocumented. */
const create = (undocumented: object) =>
  createFolder({
    'options.json': JSON.stringify(OPTIONS),
    'undocumented-options.json': JSON.stringify(undocumented),
  });

const page = (lang: string, options: readonly string[], contentPath = '/config/lib/id'): DocumentedPage => ({ lang, contentPath, options });
const pages = [page('en', OPTIONS_OF_PAGE), page('zh', OPTIONS_OF_PAGE)];
const check = (undocumented: object, sources: readonly DocumentedPage[] = pages, isComplete = true) =>
  checkDocumented(sources, create(undocumented), isComplete).map(({ file, message }) => `${path.basename(file)}: ${message}`);
const FILE = 'undocumented-options.json';

test('every option is documented or has a reason; options of other groups are ignored', () => {
  expect(check({ 'lib.experiments': REASON })).toEqual([]);
});

test.each<[string, object, readonly DocumentedPage[], readonly string[]]>([
  [
    'an option that no page has',
    {},
    pages,
    [
      'No page below /config/ documents the option "lib.experiments" (en, zh).',
      'No page below /config/ documents the option "lib.experiments.exe" (en, zh).',
    ],
  ],
  [
    'an option that one language lacks',
    { 'lib.experiments': REASON },
    [page('en', OPTIONS_OF_PAGE), page('zh', OPTIONS_OF_PAGE.slice(1))],
    ['No page below /config/ documents the option "lib.id" (zh).'],
  ],
  [
    'an option that only a page elsewhere has',
    { 'lib.experiments': REASON },
    [page('en', OPTIONS_OF_PAGE, '/guide/advanced/dts')],
    [
      'No page below /config/ documents the option "lib.id" (en).',
      'No page below /config/ documents the option "lib.shims.cjs[\'import.meta.url\']" (en).',
      'No page below /config/ documents the option "lib.experimental" (en).',
    ],
  ],
  [
    'an entry that is not an option',
    { 'lib.experiments': REASON, 'lib.gone': REASON },
    pages,
    ['"lib.gone" is not an option of the package.'],
  ],
  [
    'an entry below another one',
    { 'lib.experiments': REASON, 'lib.experiments.exe': REASON },
    pages,
    ['"lib.experiments.exe" is already covered by "lib.experiments".'],
  ],
  [
    'an entry that a page documents',
    { 'lib.experiments': REASON, 'lib.id': REASON },
    pages,
    ['"lib.id" is documented on a page, but listed as undocumented ("lib.id").'],
  ],
  [
    'an entry of which a page documents a part',
    { 'lib.experiments': REASON },
    [page('en', [...OPTIONS_OF_PAGE, 'lib.experiments.exe'])],
    ['"lib.experiments.exe" is documented on a page, but listed as undocumented ("lib.experiments").'],
  ],
])('%s is a diagnostic', (_, undocumented, sources, messages) => {
  expect(check(undocumented, sources)).toEqual(messages.map((message) => `${FILE}: ${message}`));
});

test('options that no page has are not reported if pages could not be parsed', () => {
  expect(check({ 'lib.experiments': REASON, 'lib.gone': REASON }, [], false)).toEqual([
    `${FILE}: "lib.gone" is not an option of the package.`,
  ]);
});

test('a page lists undocumented options with the reason in its language', () => {
  const root = create({ 'lib.experiments': REASON });
  expect(listUndocumented(root, 'zh')).toEqual([{ name: 'lib.experiments', type: 'string', reason: '实验性功能。' }]);
  expect(() => listUndocumented(root, 'fr')).toThrow('undocumented-options.json has no reason in "fr" for "lib.experiments".');
});

const DECLARATIONS = { createRslib: 'function createRslib(): void;', version: 'const version: string;' };

const apiPage = (lang: string, contentPath: string, signatures: readonly string[]) => ({ lang, contentPath, signatures });
const checkApi = (pages: readonly ReturnType<typeof apiPage>[]) =>
  checkDeclared(pages, createFolder({ 'declarations.json': JSON.stringify(DECLARATIONS) }));

test('signatures may be on several pages', () => {
  expect(checkApi([apiPage('en', '/api/start/', ['createRslib']), apiPage('en', '/api/javascript-api/core', ['version'])])).toEqual([]);
});

test('an export that a language lacks, or that only a page elsewhere shows, is a diagnostic', () => {
  const pages = [
    apiPage('en', '/api/start/', ['createRslib']),
    apiPage('en', '/guide/start/', ['version']),
    apiPage('zh', '/api/start/', ['version']),
  ];
  const file = expect.stringMatching(/\/declarations\.json$/);
  expect(checkApi(pages)).toEqual([
    {
      file,
      message: 'No page below /api/ shows the signature of "createRslib" (zh).',
      hint: 'Write <Signature name="createRslib" /> on the page that describes it.',
    },
    {
      file,
      message: 'No page below /api/ shows the signature of "version" (en).',
      hint: 'Write <Signature name="version" /> on the page that describes it.',
    },
  ]);
});

test('the first sentence about an option has room for 80 characters in the list of options, or 40 Chinese ones', () => {
  const listMessages = (contentPath: string, ...summaries: readonly string[]) => {
    const headings = summaries.map((_, at) => ({ depth: 2, id: `a${at}`, aliases: [], text: `a.b${at}`, line: 10 + at }));
    const optionEntries = headings.map(({ id, text }, at) => ({ id, text, name: `lib.${text}`, summary: summaries[at] ?? '' }));
    return checkSummaries([{ contentPath, displayFile: 'a.mdx', headings, optionEntries }]).map(({ line, message, hint }) => [
      line,
      message,
      hint,
    ]);
  };
  const [latin, chinese] = ['x'.repeat(81), '中'.repeat(40)];
  // The marks of code are not shown.
  const code = `\`${latin.slice(1)}\``;
  expect(listMessages('/config/lib/a', code, latin, chinese, `${chinese}。`)).toEqual([
    [
      11,
      `The first sentence about "a.b1" is too long for the list of options: "${latin}"`,
      'Shorten it from 81 to 80 characters; Chinese ones count as two.',
    ],
    [
      13,
      `The first sentence about "a.b3" is too long for the list of options: "${chinese}。"`,
      'Shorten it from 82 to 80 characters; Chinese ones count as two.',
    ],
  ]);
  expect(listMessages('/api/start/a', latin)).toEqual([]);
});
