import { createFacts } from '@/lib/export/page-facts';
import { listPages, readPageFile } from '@/lib/export/pages';
import { readAhead, startProgressively } from '@/lib/export/progressive-start';
import { RULES } from '../../support/address-cases';
import { buildPageFiles } from '../../support/framework-page';
import { createFolder, readFolder } from '../../support/temporary-folder';

const LIMIT_MS = 120_000;
const CSS = { '_next/static/chunks/main.css': '.a{color:red}.b{color:red}.c{color:red}' };

const draw = (name: string, className: string) =>
  buildPageFiles(name, { text: `<div data-layout="doc" class="${className}">${name}</div>` });

test(
  'the process reads the pages from a number on, as this one does',
  async () => {
    const outDir = createFolder({ ...draw('404', 'a'), ...draw('b', 'b'), ...draw('c', 'c'), 'moved.html': '<p>moved', ...CSS });
    const facts = createFacts();
    const sheets = { outDir, basePath: '', parsed: new Map() };
    for (const file of listPages(outDir).slice(1)) readPageFile(outDir, file, (html) => facts.read(file, html, sheets));
    expect(Object.keys(facts.list())).toHaveLength(2);
    expect(await readAhead(sheets, 1)).toEqual(facts.list());
  },
  LIMIT_MS,
);

test(
  'a process that fails, or is stopped, has read nothing',
  async () => {
    const outDir = createFolder(draw('404', 'a'));
    expect(await readAhead({ outDir: `${outDir}/missing`, basePath: '' }, 0)).toEqual({});
    expect(await readAhead({ outDir, basePath: '' }, 0, AbortSignal.abort())).toEqual({});
  },
  LIMIT_MS,
);

describe('many pages', () => {
  const names = Array.from({ length: 500 }, (_, at) => `page-${at}`);
  const files = Object.assign(draw('404', 'a'), ...names.map((name) => draw(name, name === 'page-99' ? 'c' : 'a')), CSS);
  const start = async (changed = {}) => {
    const facts = createFacts();
    const outDir = createFolder({ ...files, ...changed });
    await startProgressively(outDir, 'build-1', { base: '', ...RULES }, facts);
    return { built: readFolder(outDir), facts };
  };

  test(
    'all have the styles of all, whichever process has read them',
    async () => {
      const { built, facts } = await start();
      const critical = Object.entries(built).filter(([file]) => file.includes('/critical-'));
      expect(critical.map(([, css]) => css.replace(/\s+/g, ''))).toEqual(['.a{color:red}.c{color:red}']);
      expect(Object.keys(facts.list())).toHaveLength(501);
      for (const name of names) expect(built[`${name}.html`]).toContain(critical[0]?.[0]);
    },
    LIMIT_MS,
  );

  test(
    'a mistake in a page of the other process is reported',
    async () => {
      await expect(start({ 'page-99.html': '<p>self.__next_f' })).rejects.toThrow(/^page-99\.html does not start as expected/);
    },
    LIMIT_MS,
  );
});
