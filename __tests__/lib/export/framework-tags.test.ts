import { readFrameworkTags, replaceFrameworkTags } from '@/lib/export/framework-tags';
import { buildFrameworkPage, buildPayload, HEAD_SCRIPT, RECORD } from '../../support/framework-page';

const MAIN = '/_next/static/chunks/main.js';

test('reads and replaces all that starts the framework, and nothing else', () => {
  const kept = [
    '<script type="application/ld+json">{"name":"page"}</script>',
    '<link rel="preload" as="font" href="/_next/static/media/a.woff2"/><link rel="stylesheet" href="/own.css"/>',
    '<link rel="modulepreload" href="/own.js"/><script src="/own.js" defer></script>',
  ].join('');
  const page = buildFrameworkPage({ head: kept });
  const { elements, ...tags } = readFrameworkTags(page) ?? {};
  const start = '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">';
  expect(replaceFrameworkTags(page, '<script src="/page.js"></script>')).toBe(
    `${start}<script src="/page.js"></script><script>${HEAD_SCRIPT}</script>${kept}</head><body><main>page</main></body></html>`,
  );
  expect(tags).toEqual({
    payload: buildPayload(),
    buildId: 'b1',
    scripts: [MAIN],
    styles: ['/_next/static/chunks/main.css'],
    record: RECORD,
  });
  expect(elements?.map(({ tagName }) => tagName)).toEqual(expect.arrayContaining(['html', 'main', 'link', 'script']));
});

test('scripts are in the order of the page, with base path, without preloads and polyfills', () => {
  const scripts = ['/docs/_next/static/chunks/b.js', '/docs/_next/static/chunks/a.js?dpl=1', '/docs/_next/static/chunks/c.js'];
  expect(readFrameworkTags(buildFrameworkPage({ scripts }))?.scripts).toEqual(scripts);
});

test.each(['words 中文 \u{1f600}', 'quotes " \' and \\ and \u2028', '</script><b>&amp;', 'a line\nanother'])(
  'the payload is exact: %j',
  (text) => {
    const payload = `${buildPayload()}2:${JSON.stringify(text)}\n`;
    expect(readFrameworkTags(buildFrameworkPage({ payload }))?.payload).toBe(payload);
  },
);

test.each(['<html><head></head><body><main>moved</main></body></html>', '<script src="/redirect.js" data-to="/a"></script>', ''])(
  'a page without the framework is left alone: %j',
  (html) => {
    expect(readFrameworkTags(html)).toBeUndefined();
  },
);

test.each([
  'self.__next_f.push([3,"AAEC"])',
  'self.__next_f.push([1])',
  'self.__next_f.push([1,2])',
  'self.__next_s.push(["/a.js"]);self.__next_f.done()',
  'globalThis["TURBOPACK"].push({}, 1)',
])('an unknown script of the framework is an error: %s', (script) => {
  const html = buildFrameworkPage({ head: `<script>${script}</script>` });
  expect(() => readFrameworkTags(html)).toThrow(`has an unknown script of the framework: ${script}…`);
});

test.each([
  ['script', '<script data-a=">">self.__next_f.push([1,"a"])</script>'],
  ['script', '<SCRIPT SRC="/_next/static/chunks/b.js"></SCRIPT>'],
  ['link', '<link title=">" rel="stylesheet" href="/_next/static/chunks/b.css">'],
])('an element of the framework in an unknown form is an error: %s', (name, head) => {
  const error = new Error(`has a <${name}> of the framework in an unknown form`);
  expect(() => readFrameworkTags(buildFrameworkPage({ head }))).toThrow(error);
});

test('the error shows only the start of an unknown script', () => {
  const script = `self.__next_f.push(${'x'.repeat(100)})`;
  const html = buildFrameworkPage({ head: `<script>${script}</script>` });
  expect(() => readFrameworkTags(html)).toThrow(new Error(`has an unknown script of the framework: ${script.slice(0, 60)}…`));
});

test.each([
  ['no payload', { payload: '' }],
  ['a payload without a build', { payload: '0:{"P":null}\n' }],
  ['a build in another row', { payload: '1:{"b":"b1"}\n0:{"P":null}\n' }],
  ['a payload that is no payload', { payload: '{"b":"b1"}' }],
  ['no record', { records: [] }],
  ['two records', { records: [RECORD, RECORD] }],
])('%s is an error', (_, page) => {
  expect(() => readFrameworkTags(buildFrameworkPage(page))).toThrow('does not start as expected');
});

test('the build is that of the root row, whatever the others contain', () => {
  const payload = `1:{"b":"other"}\n2:Ta,{"b":"b0"}${buildPayload()}`;
  expect(readFrameworkTags(buildFrameworkPage({ payload }))?.buildId).toBe('b1');
});
