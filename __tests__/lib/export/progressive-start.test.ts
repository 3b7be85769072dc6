import { findAttribute, listElements, parseHtml } from '@/lib/export/html';
import { createFacts, type PageFacts } from '@/lib/export/page-facts';
import { startProgressively } from '@/lib/export/progressive-start';
import { RULES } from '../../support/address-cases';
import { buildPageFiles, buildPayload, HEAD_SCRIPT } from '../../support/framework-page';
import { createFolder, readFolder } from '../../support/temporary-folder';

const OTHER = { chunks: ['static/chunks/home.js'], entries: [8] };

async function start(files: Readonly<Record<string, string>>, basePath = '', facts = createFacts()) {
  const outDir = createFolder(files);
  await startProgressively(outDir, 'build-1', { base: basePath, ...RULES }, facts);
  return readFolder(outDir);
}

/** The page script's element of a page. */
function readElement(html: string | undefined) {
  const [element, ...others] = listElements(parseHtml(html ?? '')).filter((each) => findAttribute(each, 'data-payload'));
  expect(others).toEqual([]);
  return Object.fromEntries(element?.attrs.map(({ name, value }) => [name, value]) ?? []);
}

/** The critical stylesheets of a page, without white space. */
const readStyles = (files: Readonly<Record<string, string>>, page: string, basePath = '') =>
  [...(files[page] ?? '').matchAll(/<link rel="stylesheet" href="([^"]+)" data-critical>/g)].map(([, url = '']) =>
    files[url.slice(basePath.length + 1)]?.replace(/\s+/g, ''),
  );

const findScript = (files: Readonly<Record<string, string>>, name = 'page') =>
  Object.keys(files).find((file) => file.startsWith(`_next/static/${name}-`)) ?? '';

test('pages have the page script instead of the framework', async () => {
  const files = await start({ ...buildPageFiles('404'), ...buildPageFiles('guide/index', { text: 'guide' }) });
  const script = findScript(files);
  const styles = Object.keys(files).find((file) => file.startsWith('_next/static/critical-'));
  expect(files['guide/index.html']).toBe(
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><link rel="stylesheet" href="/${styles}" data-critical><script src="/${script}" defer data-entry="0" data-payload="/guide/index.txt"></script><script>${HEAD_SCRIPT}</script></head><body><main>guide</main></body></html>`,
  );
  expect(readElement(files['404.html'])).toEqual({ src: `/${script}`, defer: '', 'data-entry': '0', 'data-payload': '/404.txt' });
  expect(files['guide/index.txt']).toBe(`build-1 ${buildPayload('guide').length}\n${buildPayload('guide')}`);
});

test('the late script knows the build, and every kind of page once', async () => {
  const home = { records: [OTHER], scripts: ['/_next/static/chunks/home.js', '/_next/static/chunks/main.js'] };
  const files = await start({ ...buildPageFiles('404'), ...buildPageFiles('a'), ...buildPageFiles('b'), ...buildPageFiles('index', home) });
  const entries = ['404', 'a', 'b', 'index'].map((page) => readElement(files[`${page}.html`])['data-entry']);
  expect(entries).toEqual(['0', '0', '0', '1']);
  const code = files[findScript(files, 'late')] ?? '';
  expect(code).toContain('"build-1"');
  expect([...code.matchAll(/"?entries"?:\[(\d)\]/g)].map(([, id]) => id)).toEqual(['7', '8']);
  expect([...code.matchAll(/\/_next\/static\/chunks\/(\w+)\.js/g)].map(([, name]) => name)).toEqual(['main', 'home', 'main']);
});

test.each([
  ['the same scripts, other record', { records: [OTHER] }],
  ['the same record, other scripts', { scripts: ['/_next/static/chunks/other.js'] }],
])('%s is another entry', async (_, page) => {
  const files = await start({ ...buildPageFiles('404'), ...buildPageFiles('a', page) });
  expect(readElement(files['a.html'])['data-entry']).toBe('1');
});

test('URLs contain the base path and are percent-encoded', async () => {
  const files = await start(buildPageFiles('zh/guide/起步 "1"', { basePath: '/docs' }), '/docs');
  expect(readElement(files['zh/guide/起步 "1".html'])).toMatchObject({
    src: `/docs/${findScript(files)}`,
    'data-payload': '/docs/zh/guide/%E8%B5%B7%E6%AD%A5%20%221%22.txt',
  });
  expect(files['zh/guide/起步 "1".html']).toContain('<link rel="stylesheet" href="/docs/_next/static/critical-');
  expect(readStyles(files, 'zh/guide/起步 "1".html', '/docs')).toEqual(['main{color:red}']);
  const code = files[findScript(files)];
  expect(files[findScript(files, 'late')]).toContain('"/docs/_next/static/chunks/main.css"');
  expect(code).toContain(`"/docs/${findScript(files, 'late')}"`);
  expect(code).toContain('base:"/docs"');
});

test('pages of one layout share a critical stylesheet, which has the rules for all of them', async () => {
  const css = '.a{color:red}.b{color:red}.c{color:red}.d{color:red}';
  const draw = (layout: string, name: string) => ({ text: `<div data-layout="${layout}" class="${name}">words</div>` });
  const files = await start({
    ...buildPageFiles('404', draw('doc', 'a')),
    ...buildPageFiles('guide', draw('doc', 'b')),
    ...buildPageFiles('index', draw('home', 'c')),
    '_next/static/chunks/main.css': css,
  });
  const shared = '.a{color:red}.b{color:red}';
  expect(['404', 'guide', 'index'].map((page) => readStyles(files, `${page}.html`))).toEqual([[shared], [shared], ['.c{color:red}']]);
  expect(Object.keys(files).filter((file) => file.includes('critical-'))).toHaveLength(2);
  expect(files['_next/static/chunks/main.css']).toBe(css);
});

test('critical stylesheets have the rules of what explorers load, and the variables of pictures', async () => {
  const css = ':root{--used:1px;--of-picture:2px;--rare:3px}.late{top:var(--used);left:var(--of-picture)}.other{top:var(--rare)}';
  const text = '<div data-rest="/docs/explorer/en.json?1"><div data-slot="code"></div></div><svg><use href="/docs/picture.svg#a"/></svg>';
  const files = await start(
    {
      ...buildPageFiles('404', { basePath: '/docs', text }),
      'explorer/en.json': JSON.stringify({ code: '<p class="late">words</p>' }),
      'picture.svg': '<svg fill="var(--of-picture)"/>',
      'other.svg': '<svg fill="var(--used)"/>',
      '_next/static/chunks/main.css': css,
    },
    '/docs',
  );
  expect(readStyles(files, '404.html', '/docs')).toEqual([':root{--of-picture:2px}.late{top:1px;left:var(--of-picture)}']);
});

test('complete stylesheets have all rules, and the variables of rules and pictures', async () => {
  const rules = '.a{top:var(--used)}.of-no-page{top:var(--of-rule)}@media print{.b{top:1px}}';
  const files = await start({
    ...buildPageFiles('404', { text: '<p class="a">words</p><svg><use href="/picture.svg#a"/></svg>' }),
    'picture.svg': '<svg fill="var(--of-picture)"/>',
    '_next/static/chunks/main.css': `:root{--used:1px;--of-rule:2px;--of-picture:3px;--unused:4px}${rules}`,
  });
  expect(files['_next/static/chunks/main.css']).toBe(`:root{--used:1px;--of-rule:2px;--of-picture:3px}${rules}`);
});

test('rows that many pages have in common are in a shared file', async () => {
  const row = `2:"${'shell '.repeat(100)}"\n`;
  const [fragment = '', root = ''] = buildPayload('c').split(/(?<=\n)/);
  const pages = [...'abcde'].map((name) => buildPageFiles(name, { payload: buildPayload(name) + row }));
  const files = await start(Object.assign({}, ...pages));
  const url = Object.keys(files).find((file) => file.startsWith('_next/static/shell-'));
  const shell = fragment + row;
  expect([files[url ?? ''], files['c.txt']]).toEqual([shell, `build-1 ${root.length} /${url} ${shell.length}\n${root}`]);
});

test('pages without the framework are unchanged', async () => {
  const moved = '<html><head><meta charset="utf-8"></head><body><main>moved</main></body></html>';
  const files = await start({ ...buildPageFiles('404'), 'old.html': moved });
  expect(files['old.html']).toBe(moved);
});

test.each([
  ['missing', undefined],
  ['cut off', buildPayload('b').slice(0, -1)],
  ['that of another page', buildPayload('a')],
])('a payload file that is %s is an error with the name of the page', async (_, payload) => {
  const { 'docs/b.txt': __, ...rest } = { ...buildPageFiles('a', { text: 'a' }), ...buildPageFiles('docs/b', { text: 'b' }) };
  const files = { ...rest, ...(payload && { 'docs/b.txt': payload }) };
  await expect(start(files)).rejects.toThrow(new Error('docs/b.html has a different payload than docs/b.txt'));
});

test('an unknown script of the framework is an error with the name of the page', async () => {
  const files = buildPageFiles('a', { head: '<script>self.__next_f.push([3,"AA"])</script>' });
  await expect(start(files)).rejects.toThrow('a.html has an unknown script of the framework: self.__next_f.push([3,"AA"])…');
});

test('all pages belong to one build', async () => {
  const files = { ...buildPageFiles('a'), ...buildPageFiles('b', { buildId: 'b2' }) };
  await expect(start(files)).rejects.toThrow('The framework has rendered the pages in 2 builds instead of one.');
  await expect(start({ 'a.html': '<p>' })).rejects.toThrow('The framework has rendered the pages in 0 builds instead of one.');
});

describe('with the facts of the last build', () => {
  const draw = (name: string) => ({ text: `<div data-layout="doc" class="${name}">words</div>` });
  const last = { ...buildPageFiles('404', draw('a')), ...buildPageFiles('b', draw('b')), ...buildPageFiles('c', draw('c')) };
  const css = { '_next/static/chunks/main.css': '.a{color:red}.b{color:red}.c{color:red}.d{color:red}' };

  async function listFacts() {
    const facts = createFacts();
    await start({ ...last, ...css }, '', facts);
    // Kept on disk.
    return JSON.parse(JSON.stringify(facts.list()));
  }

  test('a page that has changed and one that is gone count, as if all pages were read', async () => {
    const { 'c.html': _, 'c.txt': __, ...rest } = last;
    const files = { ...rest, ...buildPageFiles('b', draw('d')), ...css };
    const known = createFacts(await listFacts());
    const built = await start(files, '', known);
    expect(built).toEqual(await start(files));
    expect(readStyles(built, 'b.html')).toEqual(['.a{color:red}.d{color:red}']);
    expect(Object.keys(known.list())).toHaveLength(2);
  });

  test('an unchanged page is not parsed', async () => {
    const facts = Object.entries<PageFacts>(await listFacts()).map(([hash, each]) => [hash, { ...each, errors: ['of the last build'] }]);
    const known = createFacts(Object.fromEntries(facts));
    await start({ ...last, ...buildPageFiles('b', draw('d')), ...css }, '', known);
    expect(['404.html', 'b.html', 'c.html'].map((file) => known.get(file)?.errors)).toEqual([
      ['of the last build'],
      [],
      ['of the last build'],
    ]);
  });

  test('a truncated payload is an error', async () => {
    const files = { ...last, ...css, 'b.txt': buildPayload('b').slice(0, -1) };
    await expect(start(files, '', createFacts(await listFacts()))).rejects.toThrow(new Error('b.html has a different payload than b.txt'));
  });
});
