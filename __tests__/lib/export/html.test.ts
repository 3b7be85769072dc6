import { findAttribute, insertAfterCharset, listElements, parseHtml, readExactText, readVisibleText } from '@/lib/export/html';

const names = (html: string) => listElements(parseHtml(html)).map(({ tagName }) => tagName);

test('lists elements in document order, including templates and noscript, but not text and comments', () => {
  const html = '<!-- <i> --><script>"<b>"</script><template><p><u></u></p></template><noscript><a></a></noscript>';
  expect(names(html)).toEqual(['html', 'head', 'script', 'template', 'p', 'u', 'noscript', 'body', 'a']);
});

test.each([
  ["<a title='1 > 0' HREF=/x>", 'title', '1 > 0'],
  ["<a title='1 > 0' HREF=/x>", 'href', '/x'],
  ['<a hidden>', 'hidden', ''],
  ['<a>', 'hidden', undefined],
])('%s has %s: %s', (html, name, value) => {
  const link = listElements(parseHtml(html)).find(({ tagName }) => tagName === 'a');
  expect(link && findAttribute(link, name)).toBe(value);
});

const main = (html: string) => listElements(parseHtml(html)).find(({ tagName }) => tagName === 'main');

test.each([
  ['<header>menu</header><main><h1>A</h1>\n <p>b<!-- x --> c</p><script>x</script></main><footer>f</footer>', 'A b c'],
  ['<main><div><svg><title>icon</title></svg><template>t</template></div></main>', ''],
  ['<main></main>', ''],
])('visible text of %s', (html, expected) => {
  const element = main(html);
  expect(element && readVisibleText(element)).toBe(expected);
});

test.each(['a&lt;b', ' x() ', '\n\tx()\n', '', '<!--\n-->'])('exact text of a script: %j', (text) => {
  const [script] = listElements(parseHtml(`<script>${text}</script>`)).filter(({ tagName }) => tagName === 'script');
  expect(script && readExactText(script)).toBe(text);
});

test('line endings are normalized as in the DOM', () => {
  const [script] = listElements(parseHtml('<script>a\r\nb</script>')).filter(({ tagName }) => tagName === 'script');
  expect(script && readExactText(script)).toBe('a\nb');
});

test('markup is inserted after any form of the character set', () => {
  expect(insertAfterCharset('<head><title>a</title><meta charSet="utf-8"/><i>', '<x>')).toBe(
    '<head><title>a</title><meta charSet="utf-8"/><x><i>',
  );
  expect(() => insertAfterCharset('<head><meta name="a">', '<x>')).toThrow('has no <meta charset>');
});
