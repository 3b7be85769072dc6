import ownConfig from '@/lib/site/config';
import { BASE, inBothLanguages, listDiagnostics, page } from '../../support/content-folder';

const VERSIONED = { ...ownConfig, multiVersion: { default: 'v2', versions: ['v2', 'v1'] } };
const ok = page('# Title', 'sidebar: false\n');

test.each([
  ['a.b', 'The file name contains ".", so links to the page would look like links to a file. Rename it with letters, digits and - _ ~.'],
  ...['+', '(', '&', '=', '!', '[', '😀'].map((character) => [
    `a${character}b`,
    `The path of the page contains "${character}", which paths of this site may not have. Rename it with letters, digits and - _ ~.`,
  ]),
  ['404', 'The path of the page is "/404", where the site has a page of its own. Rename the file or its folder.'],
  ['search-index', 'The path of the page is "/search-index", where the site has a page of its own. Rename the file or its folder.'],
  ['guide/404', 'The path of the page ends in "/404", which hosts show for missing pages of the folder. Rename the file or its folder.'],
  ...['llms', 'llms-full', 'robots'].map((name) => [
    name,
    `The path of the page is "/${name}", whose data would replace /${name}.txt. Rename the file or its folder.`,
  ]),
  ['en/a', 'The path of the page starts with "en", which is the name of a language. Rename the file or its folder.'],
  ['zh/a', 'The path of the page starts with "zh", which is the name of a language. Rename the file or its folder.'],
  ['en', 'The path of the page starts with "en", which is the name of a language. Rename the file or its folder.'],
])('a page that is called %s is reported', async (name, expected) => {
  const files = { ...BASE, ...inBothLanguages({ [`${name}.mdx`]: ok }) };
  expect(await listDiagnostics(files)).toEqual(['en', 'zh'].map((lang) => `${lang}/${name}.mdx: ${expected}`));
});

test('a page whose path starts with the name of a version is reported', async () => {
  const files = { ...BASE, ...inBothLanguages({ 'v1/a.mdx': ok }) };
  const inVersions = Object.entries(files).flatMap(([name, text]) => ['v1', 'v2'].map((version) => [`${version}/${name}`, text]));
  expect((await listDiagnostics(Object.fromEntries(inVersions), VERSIONED))[0]).toBe(
    'v1/en/v1/a.mdx: The path of the page starts with "v1", which is the name of a version. Rename the file or its folder.',
  );
});

test.each(['404/a', 'guide/llms', 'llms/index', 'guide/en', 'english', 'v1', 'search-index-2', 'a_~@,b', '旧'])(
  'a page may be called %s',
  async (name) => {
    expect(await listDiagnostics({ ...BASE, ...inBothLanguages({ [`${name}.mdx`]: ok }) })).toEqual([]);
  },
);
