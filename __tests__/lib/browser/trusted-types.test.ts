import { jest } from '@jest/globals';
import { createTrustedTypes, isJson, isOwnScript } from '@/lib/browser/trusted-types';
import { renderCode } from '@/lib/markdown/code-html';
import { renderFileTree } from '@/lib/markdown/file-tree';
import { isCodeMarkup } from '@/lib/site/code-markup';

const element = (text: string) => ({
  type: 'element' as const,
  tagName: 'span',
  properties: { className: ['line'], dataTitle: '"<b>', ariaHidden: 'true' },
  children: [{ type: 'text' as const, value: text }],
});

test.each([
  '',
  'text > "quoted"',
  '<span class="a" data-line>x</span><br>',
  '<pre class=t-k data-rows=5.2 tabindex=0>x</pre>',
  '<div data-1="1 2"><p>dist/index.js</p><details><summary>2 more lines</summary><pre><code>a</code></pre></details></div><li>1 file</li>',
  renderFileTree([{ kind: 'folder', name: 'src/', entries: [{ kind: 'file', name: 'a.ts', note: '1 kB', isMarked: true }] }]),
  renderCode({ lang: 'ts', title: 'a.ts', lines: [element('a')], showAll: 'Show all 40 lines' }),
  renderCode({ lang: 'ts', title: 'a<b>.ts', properties: { className: ['a'], hidden: true }, lines: [element('<script>x</script>&')] }),
])('the HTML of code is accepted: %j', (html) => {
  expect(isCodeMarkup(html)).toBe(true);
});

test.each([
  '<script>x</script>',
  '<SCRIPT></SCRIPT>',
  '<img src=x onerror=x>',
  '<span onclick="x">',
  '<span class="a"onclick="x">',
  '<span/onclick="x">',
  '<span style="a">',
  '<a href="javascript:x">',
  '<iframe srcdoc="x">',
  '<svg><use href="#a">',
  '<span onclick=x>',
  '<pre class=a/onclick=x>',
  '<pre class=a"onclick="x">',
  '<pre class=`a`>',
  '<pre class=>',
  "<span class='a'>",
  '<spanx>',
  '<<span>script>x',
  '<!-- a',
  '<span',
])('other HTML is refused: %j', (html) => {
  expect(isCodeMarkup(html)).toBe(false);
});

test.each([
  ['{"@type":"WebSite"}', true],
  ['[1]', true],
  ['', false],
  ['"use strict"', false],
  ['alert(1)', false],
  ['{}; alert(1)', false],
])('%j is data: %j', (text, expected) => {
  expect(isJson(text)).toBe(expected);
});

test.each([
  ['/_next/static/chunks/a.js', '', true],
  ['http://localhost/_next/static/a.js', '', true],
  ['/docs/_next/static/a.js', '/docs', true],
  ['/_next/static/a.js', '/docs', false],
  ['/_next/static/../../evil.js', '', false],
  ['/_next/static/%2e%2e/%2e%2e/evil.js', '', false],
  ['//evil.example/_next/static/a.js', '', false],
  ['https://evil.example/_next/static/a.js', '', false],
  ['data:text/javascript,x', '', false],
  ['blob:http://localhost/_next/static/a', '', false],
  ['javascript:x', '', false],
])('%s below "%s" is a script of the build: %j', (url, base, expected) => {
  expect(isOwnScript(url, base)).toBe(expected);
});

test('the policy returns what it accepts and null otherwise', () => {
  const createPolicy = jest.fn<(name: string, rules: Record<string, (text: string) => string | null>) => void>();
  Object.assign(window, { trustedTypes: { createPolicy } });
  document.head.innerHTML = '<script src="/a.js"></script><script type="application/ld+json">{}</script><script>a < b</script>';
  createTrustedTypes('');
  Object.assign(window, { trustedTypes: undefined });
  const [name, rules = {}] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe('default');
  expect(rules.createHTML?.('<script></script>')).toBe('<script></script>');
  expect(rules.createHTML?.('<span>a</span>')).toBe('<span>a</span>');
  expect(rules.createHTML?.('a < b')).toBe('a < b');
  expect(rules.createHTML?.('a < b;')).toBeNull();
  expect(rules.createHTML?.('<script>a</script>')).toBeNull();
  expect(rules.createScript?.('{}')).toBe('{}');
  expect(rules.createScript?.('a()')).toBeNull();
  expect(rules.createScriptURL?.('/_next/static/a.js')).toBe('/_next/static/a.js');
  expect(rules.createScriptURL?.('/a.js')).toBeNull();
});

test('browsers without Trusted Types are left alone', () => {
  expect(() => createTrustedTypes('')).not.toThrow();
});
