import config from '@/lib/site/config';
import type { SiteConfig } from '@/lib/site/types';
import { readOriginal, readOriginals } from '@/lib/source/read-originals';
import type { Original } from '@/lib/source/translations';
import fixtureConfig from '../../fixtures/site/site.config';
import { page } from '../../support/content-folder';
import { createFolder } from '../../support/temporary-folder';

/** The id and the last line of each section. */
const list = ({ version, key, sources }: Original) => ({
  version,
  key,
  sections: sources.map(({ id, text }) => [id, text.split('\n').at(-1)]),
});

/** Reads all pages as they are. */
const readAll = async (folder: string, config: SiteConfig) => {
  const { before } = await readOriginals(folder, config, { filter: () => true, change: (source) => source, read: () => undefined });
  return before;
};

test('the sections of the pages in the default language', async () => {
  const folder = createFolder({
    'content/en/index.mdx': page('# A\n\n## Part\n\nText.'),
    'content/en/broken.mdx': '---\na: [\n---\n\n# A\n',
    'content/en/unclosed.mdx': page('# A\n\n<b>'),
    'content/zh/index.mdx': page('# 甲'),
  });
  expect((await readAll(folder, config)).map(list)).toEqual([
    { version: '', key: 'broken', sections: [] },
    {
      version: '',
      key: '',
      sections: [
        ['', '# A'],
        ['part', 'Text.'],
      ],
    },
    { version: '', key: 'unclosed', sections: [] },
  ]);
});

test('a fragment belongs to the page, in each version', async () => {
  const text = (version: string) => ({
    [`content/${version}/en/guide/a.mdx`]: page("import X from '../shared/x.mdx'\n\n# A\n\n<X />"),
    [`content/${version}/en/shared/x.mdx`]: `From ${version}\n`,
    [`content/${version}/zh/a.mdx`]: page('# 甲'),
  });
  const originals = await readAll(createFolder({ ...text('v1'), ...text('v2') }), fixtureConfig);
  expect(originals.map(list)).toEqual([
    { version: 'v2', key: 'guide/a', sections: [['', 'From v2']] },
    { version: 'v1', key: 'guide/a', sections: [['', 'From v1']] },
  ]);
});

test('an older state of a page is read with the fragments of that state', async () => {
  const source = {
    lang: 'en',
    version: '',
    key: 'guide/a',
    file: 'en/guide/a.mdx',
    text: page("import X from '../shared/x.mdx'\n\n# A\n\n<X />"),
  };
  const read = (file: string) => (file === '/old/content/en/shared/x.mdx' ? 'Older' : undefined);
  expect(list(await readOriginal('/old/content', source, read))).toEqual({ version: '', key: 'guide/a', sections: [['', 'Older']] });
});

test('pages are read as they are and as a program will change them', async () => {
  const folder = createFolder({
    'content/en/a.mdx': page("import X from './shared/x.mdx'\n\n# A\n\n<X />"),
    'content/en/shared/x.mdx': 'Old',
    'content/en/other.mdx': page('# Other'),
    'content/zh/a.mdx': page('# 甲'),
  });
  const { before, after } = await readOriginals(folder, config, {
    filter: ({ key }) => key === 'a',
    change: (source) => ({ ...source, key: 'b' }),
    read: () => 'New',
  });
  expect(before.map(list)).toEqual([{ version: '', key: 'a', sections: [['', 'Old']] }]);
  expect(after.map(list)).toEqual([{ version: '', key: 'b', sections: [['', 'New']] }]);
});
